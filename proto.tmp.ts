import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { onnxRuntime } from "@/lib/platform/models/running/onnx-runtime";
import { loadMiniLm } from "@/lib/providers/embeddings/minilm/load-minilm";
import { readSet, readDevelopment } from "./test/call-eval/set/read-set";
const M = "/root/.cache/showrunner/models/";
const embed = await loadMiniLm(M+"all-minilm-l6-v2-int8-1.0.0", onnxRuntime(M+"onnxruntime-node-1.30.0"));
const dir = "tools/call-judge/";
const ex: {label:string,text:string}[] = [];
for (const f of readdirSync(dir)) if (f.startsWith("en-")) { let label=""; for (const l of readFileSync(dir+f,"utf8").split("\n")) { if (l.startsWith("# ")) label=l.slice(2); else if (l) ex.push({label,text:l.toLowerCase().replace(/[.,]/g,"")}); } }
const t0=performance.now();
const X: Float32Array[] = []; for (const e of ex) X.push(await embed(e.text));
console.log("embed", ex.length, performance.now()-t0);
function train(pos:(l:string)=>boolean|null, X:Float32Array[], labels:string[], l2=0.002, iters=400){
  const idx=labels.map((l,i)=>[i,pos(l)] as const).filter(([,p])=>p!==null);
  const np=idx.filter(([,p])=>p).length, nn=idx.length-np;
  const w=new Float64Array(385); const v=new Float64Array(385);
  const wp=0.5*Math.min(4,nn/np), wn=0.5*1;
  for(let it=0;it<iters;it++){ const g=new Float64Array(385);
    let tot=0;
    for(const [i,p] of idx){ const x=X[i]!; let z=w[384]!; for(let k=0;k<384;k++) z+=w[k]!*x[k]!; const y=p?1:0; const c=p?wp:wn; tot+=c; const d=c*(1/(1+Math.exp(-z))-y); for(let k=0;k<384;k++) g[k]!+=d*x[k]!; g[384]!+=d; }
    for(let k=0;k<385;k++){ const gr=g[k]!/tot+(k<384?l2*w[k]!:0); v[k]=0.9*v[k]!+gr; w[k]!-=2.0*v[k]!; }
  }
  return w;
}
const score=(w:Float64Array,x:Float32Array)=>{let z=w[384]!;for(let k=0;k<384;k++)z+=w[k]!*x[k]!;return 1/(1+Math.exp(-z));};
const labels=ex.map(e=>e.label);
const heads: Record<string,(l:string)=>boolean|null> = {
  objection: l=>l.startsWith("o:")?true:(l.startsWith("r:")?null:false),
  risk: l=>l.startsWith("r:")?true:(l.startsWith("o:")?null:false),
  ...Object.fromEntries([...new Set(labels)].filter(l=>l.startsWith("m:")).map(l=>[l,(x:string)=>x===l?true:(l==="m:identified_pain"&&x==="m:metrics"||l==="m:metrics"&&x==="m:identified_pain"||l==="m:decision_criteria"&&x.startsWith("o:")||l==="m:competition"&&x==="o:competition"||l==="m:paper_process"&&x==="o:legal"?null:false)])),
};
// 5 fold CV
for (const l2 of [0.0005,0.002,0.005]) for (const [h,f] of Object.entries(heads)) { if (l2!==0.002 && h!=="objection") continue;
  const s:[number,boolean][]=[]; for(let k=0;k<5;k++){ const tr=labels.map((l,i)=>i%5===k?"!":l); const w=train(l=>l==="!"?null:f(l),X,tr,l2); labels.forEach((l,i)=>{ if(i%5===k){const p=f(l); if(p!==null) s.push([score(w,X[i]!),p]);} }); }
  const row=[0.4,0.5,0.6,0.7].map(t=>{const g=s.filter(([a])=>a>t);const r=g.filter(([,p])=>p).length;return `${t}: P${(r/g.length*100).toFixed(0)} R${(r/s.filter(([,p])=>p).length*100).toFixed(0)}`;});
  console.log(l2,h,row.join("  ")); }
// on dev sets
const W=Object.fromEntries(Object.entries(heads).map(([h,f])=>[h,train(f,X,labels)]));
for (const part of ["learn","confirm","open"] as const) {
  const calls=(part==="open"?readSet("open"):readDevelopment(part)).filter(c=>c.style!=="german"&&!/[äöü]/.test(c.lines.map(l=>l.text).join(" ").slice(0,200)));
  for (const h of Object.keys(heads)) {
    const s:[number,boolean|null,string][]=[];
    for(const c of calls) for(const l of c.lines){ if (l.speaker && c.expected.sides[l.speaker]==="ours") continue;
      let best=0; let bs="";
      for(const sent of l.text.split(/(?<=[.?!])\s+/)){ if(sent.split(" ").length<3) continue; const p=score(W[h]!,await embed(sent.toLowerCase().replace(/[.,]/g,""))); if(p>best){best=p;bs=sent;} }
      const list=h==="objection"?c.expected.objections:h==="risk"?[...c.expected.risks,...c.expected.objections.map(o=>({...o,optional:true}))]:c.expected.qualification.filter(q=>"m:"+q.element===h);
      const hit=list.filter(o=>o.lines.includes(l.line));
      s.push([best,hit.length===0?false:hit.some(o=>!o.optional)?true:null,bs]);
    }
    const row=[0.5,0.6,0.7,0.8,0.9].map(t=>{const g=s.filter(([a,p])=>a>t&&p!==null);const r=g.filter(([,p])=>p).length;return `${t}: P${(r/(g.length||1)*100).toFixed(0)} R${(r/s.filter(([,p])=>p===true).length*100).toFixed(0)}`;});
    console.log(part,h,row.join("  "));
    if (part==="learn"&&h==="objection") for(const [a,p,t] of s.filter(([a,p])=>(a>0.6)!==(p===true)&&p!==null)) console.log("   ",a.toFixed(2),p,t.slice(0,110));
  }
}
