import { credits } from "@/lib/platform/money/money";
import type { Operation } from "./operation";

/** A cent of the allowance for sales calls is worth as much as a build credit. */
export const ownPriceMicros = ({ cost }: Pick<Operation, "cost">): number =>
  cost === undefined ? 0 : credits(cost.cents ?? cost.credits);

/** An operation's own price in words, such as `4 cents`; undefined if it only costs an ordinary request. */
export function ownPriceWords({ cost }: Pick<Operation, "cost">): string | undefined {
  if (cost === undefined) return undefined;
  const [count, unit] = cost.cents === undefined ? [cost.credits, "build credit"] : [cost.cents, "cent"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
