import type { execute } from "@/lib/api/pipeline/execute";
import type { ApiRequest } from "@/lib/api/wire/request";
import type { Ctx } from "@/lib/operation/ctx";
import type { Principal } from "@/lib/platform/security/principal";
import type { Names } from "../stock";
import type { Declared, Kind } from "./kinds";

export type Verb = (ctx: Ctx, input: Record<string, string>) => Promise<unknown>;

/** What the tests know about the world in which a planted operation is called. */
export interface Rightful {
  /** The headers of a rightful caller. */
  headers: Record<string, string>;
  show: Names;
}

type Executed = Parameters<typeof execute>;

/** What goes wrong before one operation runs, while all others are unaffected. */
export interface Tamper {
  /** Replaces the request that authentication sees. */
  request?: (sent: ApiRequest, rightful: Rightful) => ApiRequest;
  /** The slug that the caller is checked against. */
  slug?: (sent: ApiRequest) => string;
  /** Lets every caller in as this principal. */
  as?: Principal;
  /** Skips the checks of kind, role and scope. */
  anyone?: true;
  execute?: (run: typeof execute, ...call: Executed) => ReturnType<typeof execute>;
}

/** One flaw in an otherwise correct operation. */
export interface Flaw {
  name: string;
  on: Kind;
  /** The rule that must catch it, and what the rule must report. */
  rule: string;
  says: RegExp;
  declared?: Declared;
  verb?: Verb;
  tamper?: Tamper;
}

export const ok = { ok: true };

/** A correct verb without flaws. */
export const recording: Verb = async (ctx) => {
  ctx.record({ subjectType: "planted", subjectId: "x" });
  return ok;
};
