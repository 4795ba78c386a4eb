import type { execute } from "@/lib/api/pipeline/execute";
import type { ApiRequest } from "@/lib/api/wire/request";
import type { Ctx } from "@/lib/operation/ctx";
import type { Principal } from "@/lib/platform/security/principal";
import type { Names } from "../stock";
import type { Declared, Kind } from "./kinds";

export type Verb = (ctx: Ctx, input: Record<string, string>) => Promise<unknown>;

/** What the tests know of the world in which a planted operation is called. */
export interface Rightful {
  /** What a rightful caller of it sends along. */
  headers: Record<string, string>;
  show: Names;
}

type Executed = Parameters<typeof execute>;

/** What goes wrong on the way to one operation, while it stays as it is for all others. */
export interface Tamper {
  /** What the door gets to see instead of what was sent. */
  request?: (sent: ApiRequest, rightful: Rightful) => ApiRequest;
  /** The slug that the caller is held to. */
  slug?: (sent: ApiRequest) => string;
  /** Lets in whoever comes, as this. */
  as?: Principal;
  /** Neither kind nor role nor scope is looked at. */
  anyone?: true;
  execute?: (run: typeof execute, ...call: Executed) => ReturnType<typeof execute>;
}

/** One thing wrong with an operation that is otherwise as it should be. */
export interface Flaw {
  name: string;
  on: Kind;
  /** The rule that has to catch it, and what that then says. */
  rule: string;
  says: RegExp;
  declared?: Declared;
  verb?: Verb;
  tamper?: Tamper;
}

export const ok = { ok: true };

/** As honest a verb as can be. */
export const recording: Verb = async (ctx) => {
  ctx.record({ subjectType: "planted", subjectId: "x" });
  return ok;
};
