import { SIGNS, type Sign, type Signs } from "@/lib/calls/answers/signs";
import { strengthOf, type Weights } from "@/lib/calls/answers/support";

/** Sentences that may answer a question. Perhaps none does. */
export interface Choice {
  options: readonly { signs: Signs; isRight: boolean }[];
}

const ROUNDS = 400;
const RATE = 0.05;
/** Keeps weights small, because there are few questions. */
const DECAY = 0.004;
const NAMES: readonly (Sign | "bias")[] = [...SIGNS, "bias"];

/** Logistic regression of which option is chosen, if any (conditional logit), by Adam over all choices at once. */
export function trainChoice(choices: readonly Choice[]): Weights {
  const weights = Object.fromEntries(NAMES.map((name) => [name, 0])) as Record<Sign | "bias", number>;
  const [means, squares] = [new Float64Array(NAMES.length), new Float64Array(NAMES.length)];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slopes = slopesOf(choices, weights);
    NAMES.forEach((name, at) => {
      const slope = (slopes[at] ?? 0) / choices.length + (name === "bias" ? 0 : DECAY * weights[name]);
      means[at] = 0.9 * (means[at] ?? 0) + 0.1 * slope;
      squares[at] = 0.999 * (squares[at] ?? 0) + 0.001 * slope * slope;
      const mean = (means[at] ?? 0) / (1 - 0.9 ** round);
      const square = (squares[at] ?? 0) / (1 - 0.999 ** round);
      weights[name] -= (RATE * mean) / (Math.sqrt(square) + 1e-8);
    });
  }
  for (const name of NAMES) weights[name] = Number(weights[name].toFixed(4));
  return weights;
}

/** How the error changes with each weight. */
function slopesOf(choices: readonly Choice[], weights: Weights): Float64Array {
  const slopes = new Float64Array(NAMES.length);
  for (const { options } of choices) {
    const odds = options.map(({ signs }) => Math.exp(strengthOf(signs, weights)));
    const sum = odds.reduce((total, one) => total + one, 1);
    const right = options.reduce((total, { isRight }, at) => total + (isRight ? (odds[at] ?? 0) : 0), 0);
    options.forEach(({ signs, isRight }, at) => {
      const likely = (odds[at] ?? 0) / sum;
      const wanted = isRight ? (odds[at] ?? 0) / right : 0;
      NAMES.forEach((name, place) => {
        slopes[place] = (slopes[place] ?? 0) + (likely - wanted) * (name === "bias" ? 1 : (signs[name] ?? 0));
      });
    });
  }
  return slopes;
}
