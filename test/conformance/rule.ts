import type { Operation } from "@/lib/operation/operation";
import { firstCall } from "./calls";
import type { FirstCall } from "./first-call";
import type { World } from "./world";

/** What a rule finds wrong with an operation, in sentences. */
type Findings = Promise<string[]>;

/**
 * Checks one operation, and says in which world it can: `unused`, with everything the operation uses up in
 * its original state; `used`, after one successful call; or `any`, because nothing it checks is changed by a
 * call.
 */
export type Rule<W extends World = World> =
  | { needs: "unused" | "any"; look(op: Operation, world: W): Findings }
  | { needs: "used"; look(op: Operation, world: W, first: FirstCall): Findings };

export type Rules<W extends World = World> = Record<string, Rule<W>>;

export async function findings<W extends World>(rule: Rule<W>, op: Operation, world: W): Findings {
  if (rule.needs === "used") return rule.look(op, world, await firstCall(op, world));
  if (rule.needs === "unused") await world.ready(op);
  return rule.look(op, world);
}

const ORDER = ["unused", "used", "any"];

/** The rules in the order that recreates the least. */
export const inOrder = <W extends World>(rules: Rules<W>): [string, Rule<W>][] =>
  Object.entries(rules).sort(([, a], [, b]) => ORDER.indexOf(a.needs) - ORDER.indexOf(b.needs));
