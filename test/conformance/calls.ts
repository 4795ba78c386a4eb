import { bytesOf, isMutation, type Operation, prefixesOf } from "@/lib/operation/operation";
import { newId } from "@/lib/platform/runtime/ids";
import { type ApiAnswer, type ApiOptions, api } from "@/test/support/api";
import { settled } from "@/test/support/settled";
import type { FirstCall, Sample, SampleFile } from "./first-call";
import type { World } from "./world";

export const prefixOf = (op: Operation, world: World): string => world.prefix ?? prefixesOf(op)[0] ?? "/v1";

/** A request for the operation, from its first example, with the world's names in the path. */
export function sample(
  op: Operation,
  world: World,
  params: Record<string, string> = world.paramsFor(op),
  example: Record<string, unknown> = world.inputFor(op),
): Sample {
  const path = op.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? String(example[name] ?? "missing")),
  );
  const query = new URLSearchParams();
  const file = bytesOf(op) && sampleFile(world, op);
  for (const name of Object.keys(op.query.shape))
    if (example[name] !== undefined) query.set(name, String(example[name]));
  const names = new Set([...Object.keys(op.params.shape), ...Object.keys(op.query.shape)]);
  const body = Object.fromEntries(Object.entries(example).filter(([name]) => !names.has(name)));
  const search = query.toString();
  return {
    url: `${prefixOf(op, world)}${path}${search ? `?${search}` : ""}`,
    body: !file && (isMutation(op) || op.body) ? body : undefined,
    ...(file ? { file } : {}),
  };
}

/** A file that the operation accepts; with `other`, a different one. */
function sampleFile(world: World, op: Operation, other = false): SampleFile {
  const type = bytesOf(op)?.types.find((one) => world.files[one]) ?? "";
  const [first = new Uint8Array(), second = first] = world.files[type] ?? [];
  return { type, bytes: other ? second : first };
}

/**
 * The same call with extra fields that any mutation accepts: in the body or, next to a file, in the query.
 */
export function saying(given: Sample, fields: Record<string, string | number | boolean>): Sample {
  if (!given.file) return { ...given, body: { ...given.body, ...fields } };
  const more = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return { ...given, url: `${given.url}${given.url.includes("?") ? "&" : "?"}${more}` };
}

/** The same call with a different payload. */
export const changed = (op: Operation, world: World, given: Sample): Sample =>
  given.file ? { ...given, file: sampleFile(world, op, true) } : saying(given, { reason: "changed" });

/** Makes one call and marks what it used up as used. Its usage is written later. */
export async function send(
  op: Operation,
  world: World,
  { url, body, file }: Sample,
  who: ApiOptions = world.who(op),
  more: ApiOptions = {},
): Promise<ApiAnswer> {
  const headers = { ...who.headers, ...(file ? { "content-type": file.type } : {}), ...more.headers };
  const rawBody = file ? { rawBody: file.bytes } : {};
  const answer = await api(op.method, url, { ...who, body, ...rawBody, ...more, headers, settles: false });
  const isTrial = answer.json.meta?.dry_run === true || answer.headers["Idempotent-Replayed"] === "true";
  if (isMutation(op) && answer.status < 300 && !isTrial) world.used(op);
  return answer;
}

export const shape = (answer: ApiAnswer): string => {
  const { meta: _meta, ...rest } = answer.json;
  return `${answer.status} ${JSON.stringify(rest)}`;
};

/** Calls the operation correctly, once for all rules that check the response or its effects. */
export async function firstCall(op: Operation, world: World): Promise<FirstCall> {
  const name = `${op.id} ${prefixOf(op, world)}`;
  const made = world.firstCalls.get(name);
  if (made) return made;
  await world.ready(op);
  const given = sample(op, world);
  const who = world.who(op);
  const idempotencyKey = newId("idem");
  const answer = await send(op, world, given, who, isMutation(op) ? { idempotencyKey } : {});
  await settled();
  const first = { given, who, idempotencyKey, answer };
  world.firstCalls.set(name, first);
  return first;
}
