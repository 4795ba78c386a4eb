import type { Ctx } from "@/lib/operation/ctx";
import { isProgram } from "@/lib/platform/security/principal";
import type { PersonalText, StageChange } from "@/lib/stage";

/** Origin of the change: a program, the studio, a person's own page, or the system. */
export type EntrySource = "api" | "mcp" | "studio" | "page" | "automation";

/** Path for an entry that consists of the whole state: a stage that was changed without a command. */
export const WHOLE_STATE = "/state";

/** One entry of a show's ledger. */
export interface LedgerEntry {
  /** Starts at 1, without gaps. */
  seq: number;
  /** Database time, later with every entry. */
  at: Date;
  sessionId: string | null;
  /** Milliseconds from the start of the session's media, negative before it. Null outside of a session. */
  offsetMs: number | null;
  /** A command, a stage event, `stage_made`, `stage_set`, people joining and leaving, or counted activity. */
  type: string;
  /** Version of the stage after it. Null if it didn't change the stage. */
  version: number | null;
  commandId: string | null;
  /** Their ID within this installation. Names are stored elsewhere. */
  actor: { type: string; id: string };
  source: string;
  /** Paths of the state that it changed. */
  changed: string[];
  /** Number of actions that it covers. */
  count: number;
  body: StageChange | Record<string, unknown>;
}

/** An entry before the statement that numbers it. */
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
