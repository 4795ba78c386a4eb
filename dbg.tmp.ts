import { readSet, readDevelopment } from "./test/call-eval/set/read-set";
import { analyzeCall } from "./lib/calls";
import { ENGLISH_FRAMES as F } from "./lib/calls/languages/frames/en";
import { ENGLISH as E } from "./lib/calls/languages/en";
import { scoreCall } from "./test/call-eval/score";
import { analyze } from "./test/call-eval/adapter";
const part=process.argv[2]!, what=process.argv[3]!;
const calls = part==="open"?readSet("open"):readDevelopment(part as never);
for (const c of calls) {
  const a = analyzeCall(c.call);
  if (what==="sides") { for (const p of a.people) { const s=c.expected.sides[p.name]; if (s && p.side!==s) console.log(c.id,p.name,p.side,"should",s); } continue; }
  const s = scoreCall(c, await analyze(c.call));
  for (const f of s.faults) { if (!f.includes(` in ${what}`)) continue;
    const q=/"quote":"(.*?)"/.exec(f)?.[1]?.toLowerCase()??""; const el=/"(?:element)":"(\w+)"/.exec(f)?.[1]; const line=/"lines":\[([\d,]+)\]/.exec(f)?.[1];
    const quotes=[...f.matchAll(/"quote":"(.*?)"/g)].map(m=>m[1]!).filter(x=>x);
    const hits = (low:string)=> what==="objections"?Object.entries({...F.objections,reaction:F.reaction}).concat(Object.entries(E.objections).map(([k,v])=>["old-"+k,v] as any)).flatMap(([k,r])=>r?.test(low)?[k+"="+(r as RegExp).exec(low)![0]]:[]): what==="risks"?[...Object.entries(F.risks),...E.risks.map(r=>["old-"+r.kind,r.cue] as any)].flatMap(([k,r])=>(r as RegExp).test(low)?[k+"="+(r as RegExp).exec(low)![0]]:[]): el? [F.elements[el as never] as RegExp, E.qualification[el as never]["strong"]as RegExp].flatMap(r=>r.test(low)?[r.exec(low)![0]]:[]):[];
    if (/missing/.test(f)) console.log(c.id,"MISS",el??/"kind":\["?(\w+)/.exec(f)?.[1],line, line?.split(",").map(l=>c.lines[+l-1]!.speaker+": "+c.lines[+l-1]!.text).join(" // ").slice(0,260));
    else console.log(c.id,f.slice(0,14),el??/"kind":"(\w+)"/.exec(f)?.[1],"|",quotes.map(q=>q+" <"+hits(q.toLowerCase()).join("; ")+">").join(" // ").slice(0,400));
  }
}
