import { readSet, readDevelopment } from "./test/call-eval/set/read-set";
import { analyzeCall } from "./lib/calls";
import { ENGLISH_FRAMES as F } from "./lib/calls/languages/frames/en";
import { GERMAN_FRAMES as G } from "./lib/calls/languages/frames/de";
const part=process.argv[2]!, what=process.argv[3]!;
for (const c of part==="open"?readSet("open"):readDevelopment(part as never)) {
  const a=analyzeCall(c.call); const R=(a.language==="de"?G:F);
  const items = what==="objections"?a.objections:a.risks; const exp = what==="objections"?c.expected.objections:[...c.expected.risks,...c.expected.objections.filter(o=>o.resolved!==true)];
  for (const o of items) { const lines=o.evidence.map(e=>e.line); if (exp.some(e=>e.lines.some(l=>lines.includes(l)))) continue;
    const low=o.evidence[0]!.quote.toLowerCase(); const rs = what==="objections"?{...R.objections,reaction:R.reaction}:R.risks;
    console.log(c.id,o.kind,(o as any).reason??"","|",o.evidence[0]!.speaker,"|",o.evidence.map(e=>e.quote).join(" // ").slice(0,160),"<",Object.entries(rs).flatMap(([k,r])=>r.test(low)?[k+"="+r.exec(low)![0]]:[]).join("; ").slice(0,100),">"); }
}
