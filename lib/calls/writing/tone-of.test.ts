import { expect, it } from "vitest";
import { TONES } from "../vocabulary";
import { toneOf } from "./tone-of";

it.each([
  ...TONES.map((tone) => [tone, tone] as const),
  ...(["Warm", "casual", "informal", "herzlich", "persönlich", "chaleureux", "décontracté"] as const).map(
    (word) => [word, "friendly"] as const,
  ),
  ...(["amable", "cercano", "warm and professional"] as const).map((word) => [word, "friendly"] as const),
  ...(
    ["professional", "Business-like", "förmlich", "seriös", "höflich", "soutenu", "profesional"] as const
  ).map((word) => [word, "formal"] as const),
  ...(["pirate", "not too formal", "nicht förmlich", "pas trop formel", "…"] as const).map(
    (word) => [word, "neutral"] as const,
  ),
  [undefined, "neutral"],
] as const)("reads %s as %s", (word, tone) => {
  expect(toneOf(word)).toBe(tone);
});
