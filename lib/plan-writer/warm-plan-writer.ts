import type { PlanBrief } from "./brief";
import { readOutline } from "./read/read-outline";
import { writePlan } from "./write/write-plan";

/** An email, an agenda and notes in Japanese, which together exercise nearly every pattern. */
const BRIEFS = [
  `Hello Sam,

45 minutes on Thursday. Guests: Ana Ruiz (CTO, Globex), moderated by Mo Deller. Topics: looking back; moving on.
Poll: who has moved already? No demo. We talk about money for beginners.

Best,
Jo`,
  "Agenda\n09:00 Opening\n09:10 Rye – Tom Okafor, baker (20 min)\n09:30 Break\n09:40 Questions\n10:00 End",
  "30分。ゲスト:石川あゆみ(料理人)。司会は小川真理。アンケート:もう使っていますか?最後に質疑応答5分。",
];

/**
 * Compiles the patterns ahead of the first request. They compile on first use, which takes about 0.2 seconds.
 */
export function warmPlanWriter(): void {
  for (const brief of BRIEFS) {
    const told: PlanBrief = {
      title: "A show",
      brief,
      language: null,
      seconds: null,
      hostName: null,
      guests: [],
    };
    writePlan(readOutline(told), told);
  }
}
