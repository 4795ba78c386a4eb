import type { CallShape } from "@/lib/docs/call-shape";
import type { Input } from "@/lib/docs/samples";

/** Form values: text for path and query, JSON for the body. */
export interface TryValues {
  names: Record<string, string>;
  body: string;
  dryRun: boolean;
  /** Sent instead of `body` if the operation takes a file. */
  file?: File | undefined;
}

export function startingValues(shape: CallShape, example: Input): TryValues {
  const listed = [...shape.pathNames, ...shape.queryNames];
  const rest = Object.entries(example).filter(([name]) => !listed.includes(name));
  return {
    names: Object.fromEntries(listed.map((name) => [name, String(example[name] ?? "")])),
    body: rest.length > 0 ? JSON.stringify(Object.fromEntries(rest), null, 2) : "{}",
    dryRun: shape.mutation,
  };
}

export type TryInput = { input: Input; problem?: undefined } | { input?: undefined; problem: string };

/** Returns the flat input of the request, or the problem that prevents sending. */
export function inputOf(shape: CallShape, { names, body, dryRun, file }: TryValues): TryInput {
  const missing = shape.pathNames.find((name) => names[name]?.trim() === "");
  if (missing) return { problem: `Enter ${missing}.` };
  const filled = Object.fromEntries(Object.entries(names).filter(([, value]) => value.trim() !== ""));
  if (!shape.mutation) return { input: filled };
  if (shape.file)
    return file
      ? { input: { ...filled, ...(dryRun ? { dry_run: true } : {}) } }
      : { problem: "Select a file." };
  let sent: unknown;
  try {
    sent = JSON.parse(body.trim() === "" ? "{}" : body);
  } catch {
    return { problem: "The body isn’t valid JSON." };
  }
  if (sent === null || typeof sent !== "object" || Array.isArray(sent))
    return { problem: "The body must be a JSON object." };
  return { input: { ...sent, ...filled, ...(dryRun ? { dry_run: true } : {}) } };
}

/** Only accepts test keys: live keys affect real people. */
export function keyProblem(key: string): string | undefined {
  if (key.trim() === "") return "Paste a test API key.";
  return /^sr_test_\w+$/.test(key.trim()) ? undefined : "Use a test API key. It starts with sr_test_.";
}
