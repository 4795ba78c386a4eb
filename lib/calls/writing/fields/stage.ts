import type { Evidence } from "../../analysis-shape";
import { evidenceOf } from "../../transcript/said";
import type { Stage } from "../../vocabulary";
import type { Heard } from "../heard";
import type { Field } from "./fields-shape";
import type { SaidBy } from "./said-by";

/** What is said at a stage, and by whom; the furthest one counts. */
const CUES: readonly { stage: Stage; by: SaidBy["side"] | "any"; cue: RegExp; confidence: number }[] = [
  {
    ...{ stage: "lost", by: "customer", confidence: 0.8 },
    cue: /(?<!\p{L})(?:we(?:'ve| have)? (?:decided|chosen|chose) (?:to go with|against|not to)|we(?:'re| are) going (?:with (?:someone|another)|in (?:another|a different) direction)|we won't be moving forward|wir haben uns (?:gegen|anders|für (?:einen anderen|die konkurrenz))|nous avons choisi un autre|hemos elegido otro)(?!\p{L})/iu,
  },
  {
    ...{ stage: "commitment", by: "customer", confidence: 0.75 },
    cue: /(?<!\p{L})(?:signed (?:order form|contract|agreement)|(?:let's|we(?:'ll| will|'d like to)|i(?:'ll| will)) (?:sign|go ahead|move forward|go with you)|we(?:'re| are) (?:in|ready to sign)|unterschriebenen? vertrag|wir (?:unterschreiben|nehmen das angebot|sind dabei|beauftragen)|nous signons|on signe|firmamos|seguimos adelante)(?!\p{L})/iu,
  },
  {
    ...{ stage: "negotiation", by: "any", confidence: 0.7 },
    cue: /(?<!\p{L})(?:discount|knock off|\d+ ?% off|percent off|waive|redlines?|rabatt|nachlass|remise|descuento)(?!\p{L})/iu,
  },
  {
    ...{ stage: "proposal", by: "ours", confidence: 0.7 },
    cue: /(?<!\p{L})(?:(?:an?|the|our|your|you|revised|formal) (?:\p{L}+ )?(?:proposal|quote|offer|estimate|order form)|angebot|kostenvoranschlag|devis|offre|propuesta|presupuesto|oferta)(?!\p{L})/iu,
  },
  {
    ...{ stage: "evaluation", by: "any", confidence: 0.65 },
    cue: /(?<!\p{L})(?:trial|pilot|proof of concept|poc|security (?:review|questionnaire)|share my screen|testphase|pilotprojekt|essai|prueba piloto)(?!\p{L})/iu,
  },
];
const UNREAL =
  /(?<!\p{L})(?:if we had|would have|hätten|last time|other customers|no discounts?|kein(?:en)? rabatt|i won't|not (?:a|an) )(?!\p{L})/iu;

/** How far the deal is, by what was said; null if nothing tells. */
export function stageOf({ analysis }: Heard, said: readonly SaidBy[]): Field<Stage> | null {
  const asked = new Set(analysis.questions.map(({ text }) => text));
  for (const { stage, by, cue, confidence } of CUES) {
    const found = said.filter(
      (one) =>
        (by === "any" || one.side === by) &&
        cue.test(one.low) &&
        !UNREAL.test(one.low) &&
        !asked.has(one.plain),
    );
    if (found.length > 0) return { value: stage, confidence, evidence: found.slice(-3).map(evidenceOf) };
  }
  const pains: Evidence[] = analysis.qualification.identified_pain.evidence;
  return pains.length === 0 ? null : { value: "discovery", confidence: 0.6, evidence: pains.slice(0, 3) };
}
