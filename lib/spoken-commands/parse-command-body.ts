import { parseCommand, type StageCommand } from "@/lib/stage/command";
import type { Fields } from "@/lib/stage/field-code";
import { fitsIn } from "@/lib/stage/plain-text";
import type { SpokenAct } from "./act";
import { parseNaturalLanguage, SPOKEN_MAX_CHARS } from "./natural-language";
import type { SpokenContext } from "./parse-acts";

/** Members that belong to the request and not to the command. */
const REQUEST_MEMBERS = ["dry_run", "expected_version", "reason"];

/** Context for understanding a sentence; the other forms don't need it. */
export type CommandBodyContext = SpokenContext;

/**
 * `form` says which of the three documented shapes the body had; `reading`, `confidence` and `risky` come
 * with natural language only.
 */
export type ParsedCommandBody =
  | { ok: true; form: "action" | "scene"; acts: [StageCommand] }
  | {
      ok: true;
      form: "command";
      acts: SpokenAct[];
      /** Whether the caller has confirmed the meaning. */
      confirmed: boolean;
      reading: string;
      confidence: number;
      risky: boolean;
    }
  | { ok: false; fields: Fields; reason?: string; suggestions?: string[] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function unknownMembers(body: Record<string, unknown>, ...known: string[]): Fields | null {
  const extra = Object.keys(body).filter((key) => !known.includes(key));
  return extra.length === 0 ? null : Object.fromEntries(extra.map((key) => [key, "unknown_field"]));
}

function parseSpoken(
  { command: spoken, confirm = false }: Record<string, unknown>,
  context: CommandBodyContext,
): ParsedCommandBody {
  if (typeof confirm !== "boolean") return { ok: false, fields: { confirm: "invalid" } };
  if (typeof spoken !== "string") return { ok: false, fields: { command: "invalid" } };
  if (spoken.trim() === "") return { ok: false, fields: { command: "too_short" } };
  if (!fitsIn(spoken, SPOKEN_MAX_CHARS)) return { ok: false, fields: { command: "too_long" } };
  const result = parseNaturalLanguage(spoken, context);
  if (!result.ok) {
    const { reason, suggestions } = result;
    return { ok: false, fields: { command: "unsupported" }, reason, suggestions };
  }
  const { acts, reading, confidence, risky } = result;
  return { ok: true, form: "command", acts, confirmed: confirm, reading, confidence, risky };
}

/**
 * Parses the body of the studio operation: exactly one of `{action, …}`, `{command: "…"}` or `{scene: {…}}`.
 * Returns problems as fields with codes. Never throws.
 */
export function parseCommandBody(body: unknown, context: CommandBodyContext): ParsedCommandBody {
  if (!isRecord(body)) return { ok: false, fields: { body: "invalid" } };
  const own = Object.fromEntries(Object.entries(body).filter(([key]) => !REQUEST_MEMBERS.includes(key)));
  if (own.action !== undefined) {
    const clash = own.command !== undefined ? "command" : own.scene !== undefined ? "scene" : null;
    if (clash !== null && own.action !== "patch_scene")
      return { ok: false, fields: { [clash]: "not_allowed" } };
    const parsed = parseCommand(own);
    return parsed.ok ? { ok: true, form: "action", acts: [parsed.command] } : parsed;
  }
  if (own.command !== undefined) {
    if (own.scene !== undefined) return { ok: false, fields: { scene: "not_allowed" } };
    const fields = unknownMembers(own, "command", "confirm");
    return fields ? { ok: false, fields } : parseSpoken(own, context);
  }
  if (own.scene !== undefined) {
    const fields = unknownMembers(own, "scene");
    if (fields) return { ok: false, fields };
    const parsed = parseCommand({ action: "patch_scene", scene: own.scene });
    return parsed.ok ? { ok: true, form: "scene", acts: [parsed.command] } : parsed;
  }
  return { ok: false, fields: { action: "required" } };
}
