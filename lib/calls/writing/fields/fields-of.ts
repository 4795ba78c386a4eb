import { rulesOf } from "../../transcript/language";
import { saidIn } from "../../transcript/said";
import type { Heard } from "../heard";
import { inline } from "../wording/inline";
import { companyOf, contactOf } from "./contact";
import type { Fields } from "./fields-shape";
import { productsOf } from "./products";
import type { SaidBy } from "./said-by";
import { stageOf } from "./stage";
import { dealValueOf } from "./value";

const MOST_STEPS = 20;

/** Finds what a CRM wants to know. What wasn't said is null, never a guess. */
export function fieldsOf(heard: Heard): Fields {
  const { call, transcript, analysis } = heard;
  const sides = new Map(analysis.people.map(({ name, side }) => [name, side]));
  const said: SaidBy[] = saidIn(
    transcript.lines,
    rulesOf(call.language ?? analysis.language, transcript.lines),
  ).map((one) => ({ ...one, side: one.speaker === null ? null : (sides.get(one.speaker) ?? null) }));
  const contact = contactOf(heard, said);
  const steps = analysis.next_steps.slice(0, MOST_STEPS).map(({ what, owner, due, agreed, evidence }) => ({
    value: { what: inline(what), owner: owner === null ? null : inline(owner, 80), due, agreed },
    confidence: agreed && owner !== null ? 0.9 : agreed ? 0.75 : 0.6,
    evidence,
  }));
  const products = productsOf(said);
  return {
    language: analysis.language,
    contact,
    company: companyOf(heard, said),
    value: dealValueOf(heard, said),
    products: products.length === 0 ? null : products,
    stage: stageOf(heard, said),
    next_steps: steps.length === 0 ? null : steps,
  };
}
