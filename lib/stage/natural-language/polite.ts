import { baseOf, inActiveVoice } from "./request";

/** "can we see the results" wants them shown; "can you see them" only asks. Null: it only asks. */
export function wantedOf(said: string, rest: readonly string[]): string[] | null {
  const [first = "", ...others] = rest;
  if (/\bmind$/.test(said)) return [baseOf(first), ...others];
  const byYou = /^(?:can|could|would|will) you\b/.test(said);
  const asks = /^(?:can|could|would|will|may) /.test(said);
  if (first === "look" && others[0] === "at") return ["show", ...others.slice(1)];
  if (/^(?:see|have|get|watch)$/.test(first) && !byYou) return ["show", ...others];
  if (asks && /^(?:see|hear|like|tell|imagine|believe|know|think|care|prefer|rather|want|wish)$/.test(first))
    return null;
  if (asks && first === "be" && inActiveVoice(rest).length === rest.length) return null;
  return inActiveVoice(rest);
}

/** "do the confetti", "have the announcer introduce Ben" begin like questions and are none. */
export function isImperative([first = "", second = ""]: readonly string[]): boolean {
  return (
    (first === "how" && second === "to") ||
    ((first === "do" || first === "have") && !/^(?:you|we|they|i|people|he|she|not|any)$/.test(second))
  );
}
