import { Learned, likelihoods } from "../learned/linear";
import { type Doubtful, moneyFeatures } from "./money-features";
import stored from "./money-weights.json" with { type: "json" };

/** Says whether a doubtful number is money, given what rules make of it; null if it can't. */
export type MoneyJudge = (doubtful: Doubtful, ruled: boolean) => boolean | null;

/** Chosen on the fifth of the training calls that it didn't learn from. */
const MONEY = 0.78;
/** Below this, rules are wrong more often than right. */
const DOUBTFUL_MONEY = 0.15;

export const MONEY_WEIGHTS = new Learned(stored);

/** Judges by what was learned from the training calls, in English and German. */
export const judgeMoney: MoneyJudge = (doubtful, ruled) => {
  const { code } = doubtful.rules;
  if (code !== "en" && code !== "de") return null;
  const [likely = 0] = likelihoods(moneyFeatures(doubtful), MONEY_WEIGHTS.weights);
  return likely >= (ruled ? DOUBTFUL_MONEY : MONEY);
};
