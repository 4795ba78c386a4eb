import { quoteOf } from "../borders";
import type { Evidence, EvidenceKind } from "../moment";
import type { Read } from "../topics";
import type { Measures, Told } from "./telling";
import { WEIGHTS } from "./weights";

const MOST_WORDS = 3;
/** Points. */
const LEAST_TOLD = -4;

/** What speaks for a moment and against it, by how it is told. */
export function tellingEvidence(told: Told): Evidence[] {
  const evidence: Evidence[] = [];
  const add = (kind: EvidenceKind, unrounded: number, text: string, at?: Read | null) => {
    const points = Math.round(unrounded);
    if (points !== 0) evidence.push({ kind, points, atMs: at?.fromMs ?? null, text });
  };
  const quoting = (kind: EvidenceKind, measure: keyof Measures, text: string, at: Read | null) =>
    at && add(kind, pointsOf(told, measure), `${text}: ${quoteOf(at.text)}`, at);
  const { story, personalAt, adviceAt, response, recurring } = told;
  // What explains something is hardly told in the past, and can still be good.
  const tells = Math.max(LEAST_TOLD, sumOf(told, ["past", "someone", "speech"]));
  if (tells > 0 && story) add("story", tells, `Tells what happened: ${quoteOf(story.text)}`, story);
  else add("thin", tells, "Little happens in it.");
  quoting("personal", "personal", "Says something personal", personalAt);
  quoting("advice", "advice", "Says what to do", adviceAt);
  quoting("response", "responses", "Others respond to it", response);
  const words = recurring.slice(0, MOST_WORDS).map((word) => `“${word}”`);
  if (words.length > 0) add("focus", pointsOf(told, "focus"), `Stays with one subject: ${words.join(", ")}.`);
  const flow = sumOf(told, ["turns", "minutes"]);
  if (flow > 0) add("flow", flow, "One person tells it at length.");
  else add("thin", flow, pointsOf(told, "minutes") < 0 ? "It's short." : "Speakers change often.");
  const filler = pointsOf(told, "filler");
  if (filler < 0) add("thin", filler, "It has many filler words.");
  const around = pointsOf(told, "around");
  if (around > 0) add("focus", around, "It's about the subject, not about the show.");
  else add("thin", around, "Part of it is about the show, or keeps it going.");
  return evidence;
}

const sumOf = (told: Told, measures: readonly (keyof Measures)[]): number =>
  measures.reduce((sum, one) => sum + pointsOf(told, one), 0);

const pointsOf = (told: Told, one: keyof Measures): number => {
  const { points, from } = WEIGHTS[one];
  return points * (told[one] - from);
};
