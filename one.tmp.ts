import { readSet } from "./test/call-eval/set/read-set";
import { analyzeCall } from "./lib/calls";
for (const c of readSet("open")) for (const n of analyzeCall(c.call).numbers) if ((c.id.includes("school-tab")&&[10,11].includes(n.evidence[0]!.line))||(c.id.includes("seo")&&[14,15].includes(n.evidence[0]!.line))) console.log(c.id,n.kind,n.amount,n.currency,n.of,n.evidence[0]!.quote);
