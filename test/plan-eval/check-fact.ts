import type { Evaluated } from "./adapter";
import { OUTLINE_FACTS } from "./checks/outline-facts";
import { PLAN_FACTS } from "./checks/plan-facts";
import { REQUEST_FACTS } from "./checks/request-facts";
import type { EvalBrief, Fact } from "./schema";

type AnyCheck = (fact: Fact, seen: Evaluated, brief: EvalBrief) => string | null;

/** One check for each kind of fact; the groups are typed by kind, so that none can be missing. */
const CHECKS = { ...PLAN_FACTS, ...OUTLINE_FACTS, ...REQUEST_FACTS } satisfies Record<Fact["fact"], unknown>;

/** What is wrong with a fact, or null if it holds. */
export const checkFact = (fact: Fact, seen: Evaluated, brief: EvalBrief): string | null =>
  (CHECKS[fact.fact] as AnyCheck)(fact, seen, brief);
