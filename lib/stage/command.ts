import * as z from "zod";
import { CATALOG, COMMAND_NAMES, type CommandName, isCommandName } from "./catalog";
import type { Fields } from "./field-code";
import { fieldsFromError } from "./fields-from-error";

type Catalog = typeof CATALOG;

/** zod types an empty object with an index signature of `never`, which would forbid `action`. */
type Named<T> = { [P in keyof T as string extends P ? never : P]: T[P] };

/** A command in its normal form, with defaults filled in. */
export type CommandOf<K extends CommandName> = { action: K } & Named<z.output<Catalog[K]["params"]>>;
export type StageCommand = { [K in CommandName]: CommandOf<K> }[CommandName];

/** A command as a caller may write it. */
export type StageCommandInput = {
  [K in CommandName]: { action: K } & Named<z.input<Catalog[K]["params"]>>;
}[CommandName];

const options = COMMAND_NAMES.map((name) =>
  z.strictObject({ action: z.literal(name), ...CATALOG[name].params.shape }),
);

/** Any command of the catalog, discriminated by `action`. */
export const StageCommandSchema = z.discriminatedUnion(
  "action",
  options as unknown as [(typeof options)[number]],
) as unknown as z.ZodType<StageCommand, StageCommandInput>;

export type ParsedCommand = { ok: true; command: StageCommand } | { ok: false; fields: Fields };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Validates an `{action, …}` object of unknown origin. Never throws. */
export function parseCommand(value: unknown): ParsedCommand {
  if (!isRecord(value)) return { ok: false, fields: { body: "invalid" } };
  const { action, ...params } = value;
  if (action === undefined) return { ok: false, fields: { action: "required" } };
  if (!isCommandName(action)) {
    return { ok: false, fields: { action: typeof action === "string" ? "unsupported" : "invalid" } };
  }
  const parsed = CATALOG[action].params.safeParse(params, { reportInput: true });
  if (!parsed.success) return { ok: false, fields: fieldsFromError(parsed.error) };
  return { ok: true, command: { action, ...parsed.data } as StageCommand };
}
