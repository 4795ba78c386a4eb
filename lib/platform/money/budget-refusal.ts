/**
 * Why money was not reserved: the month's ceiling (what is left of it in micro-dollars), the plan's quota of requests, or
 * the caller's own cap a day (in micro-dollars).
 */
export type RefusalReason =
  | { kind: "ceiling"; remainingMicros: number }
  | { kind: "quota" }
  | { kind: "daily_cap"; capMicros: number };

/** Thrown instead of a reservation; the pipeline tells the caller in the contract's shape. */
export class BudgetRefusal extends Error {
  override readonly name = "BudgetRefusal";
  constructor(readonly reason: RefusalReason) {
    super(`Not reserved: ${reason.kind}.`);
  }
}
