/**
 * Why money was not reserved: the month's ceiling or the allowance for sales calls (with the rest of it in
 * micro-dollars), the plan's request quota, or the caller's own daily cap (in micro-dollars).
 */
export type RefusalReason =
  | { kind: "ceiling"; remainingMicros: number }
  | { kind: "calls"; remainingMicros: number }
  | { kind: "quota" }
  | { kind: "daily_cap"; capMicros: number };

/** Thrown if money can't be reserved. The pipeline reports it in the contract's shape. */
export class BudgetRefusal extends Error {
  override readonly name = "BudgetRefusal";
  constructor(readonly reason: RefusalReason) {
    super(`Not reserved: ${reason.kind}.`);
  }
}
