import type { Ctx } from "@/lib/operation/ctx";
import { isProgram } from "@/lib/platform/security/principal";
import type { PersonalText, StageChange } from "@/lib/stage";

/** Whose hand it was: a program's, the studio's, somebody's own page, or nobody's. */
export type EntrySource = "api" | "mcp" | "studio" | "page" | "automation";

/** Where the words of an entry are all of it: the state of a stage that was changed without saying how. */
export const WHOLE_STATE = "/state";

/** One entry of a show's ledger. */
export interface LedgerEntry {
  /** 1 and up, without gaps. */
  seq: number;
  /** By the database's clock; later with every entry. */
  at: Date;
  sessionId: string | null;
  /** Milliseconds from where the session's media begins, negative before it; null outside of a session. */
  offsetMs: number | null;
  /** A command, a stage event, `stage_made`, `stage_set`, who came and went, or what was counted. */
  type: string;
  /** The stage's version after it; null when it left the stage as it was. */
  version: number | null;
  commandId: string | null;
  /** A name for them within this installation; what they are called stands elsewhere. */
  actor: { type: string; id: string };
  source: string;
  /** Paths of the state that it changed. */
  changed: string[];
  /** How many things are gathered in it. */
  count: number;
  body: StageChange | Record<string, unknown>;
}

/** An entry as it is handed to the statement that numbers it. */
export interface NewEntry {
  type: string;
  version: number | null;
  commandId?: string | undefined;
  changed?: readonly string[];
  count?: number;
  body: object;
  texts?: readonly PersonalText[];
}

export function sourceOf({ source, principal }: Pick<Ctx, "source" | "principal">): EntrySource {
  if (source === "mcp") return "mcp";
  if (isProgram(principal)) return "api";
  const { type } = principal.actor;
  if (type === "system") return "automation";
  return type === "guest" || type === "attendee" || type === "watcher" ? "page" : "studio";
}
