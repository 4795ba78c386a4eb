import { readFileSync, readdirSync } from "node:fs";
import { ENGLISH_FRAMES as F } from "./lib/calls/languages/frames/en";
import { ENGLISH as E } from "./lib/calls/languages/en";
const ex: {label:string,text:string}[] = [];
for (const f of readdirSync("tools/call-judge")) if (/^en.*txt$/.test(f)) { let label=""; for (const l of readFileSync("tools/call-judge/"+f,"utf8").split("\n")) { if (l.startsWith("# ")) label=l.slice(2); else if (l) ex.push({label,text:l.toLowerCase()}); } }
const isObj=(t:string)=>!F.unreal.test(t)&&Object.values(F.objections).some(r=>r.test(t));
const by: Record<string,[number,number]>={};
for(const e of ex){ const k=e.label; by[k]??=[0,0]; by[k]![1]++; const hit=k.startsWith("m:")?F.elements[k.slice(2) as never] : k.startsWith("q:")&&k!=="q:objection"?(F.asks as any)[k.slice(2)]:null; if (hit?(hit as RegExp).test(e.text):isObj(e.text)) by[k]![0]++; }
for(const [k,[a,b]] of Object.entries(by)) console.log(k.padEnd(22),a,b,Math.round(a/b*100)+"%");
const none=ex.filter(e=>/^(none|ours|accept)$/.test(e.label));
for (const [el,r] of Object.entries(F.elements)) console.log("neutral hit", el, none.filter(e=>r.test(e.text)).length, none.filter(e=>r.test(e.text)).map(e=>e.text).slice(0,5).join(" | "));
console.log("neutral obj", none.filter(e=>isObj(e.text)).map(e=>e.label+": "+e.text+" <"+Object.entries(F.objections).filter(([,r])=>r.test(e.text)).map(([k,r])=>k+"="+r.exec(e.text)![0]).join(";")+">").join("\n"));
if (process.argv[2]) console.log(ex.filter(e=>e.label.startsWith(process.argv[2]!)&&!(e.label.startsWith("m:")?F.elements[e.label.slice(2) as never] as RegExp:{test:isObj}).test(e.text)).map(e=>e.label+" "+e.text).join("\n"));
