import type { Operation } from "@/lib/operation/operation";
import { firstCall } from "./calls";
import type { FirstCall } from "./first-call";
import type { World } from "./world";

/** What it finds wrong with an operation, in sentences. */
type Findings = Promise<string[]>;

/**
 * Looks at one operation, and says in which world it can: `unused`, with all that the operation takes as it was made;
 * `used`, by one successful call; or `any`, because it looks at nothing that a call changes.
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

/** In the order in which the least has to be made anew. */
export const inOrder = <W extends World>(rules: Rules<W>): [string, Rule<W>][] =>
  Object.entries(rules).sort(([, a], [, b]) => ORDER.indexOf(a.needs) - ORDER.indexOf(b.needs));
