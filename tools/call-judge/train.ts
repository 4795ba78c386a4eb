import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inputsOf, sameTurn, scoreOf, sense, type Weights } from "@/lib/calls/judging/judge";
import { readAs, type Sensed } from "@/lib/calls/judging/features";
import { FIRST_HEADS, type Head, SECOND_HEADS } from "@/lib/calls/judging/heads";
import { rulesOf } from "@/lib/calls/transcript/language";
import { readTranscript } from "@/lib/calls/transcript/read-transcript";
import { type Said, saidIn } from "@/lib/calls/transcript/said";
import { ENGLISH } from "@/lib/calls/languages/en";
import { onnxRuntime } from "@/lib/platform/models/running/onnx-runtime";
import { loadMiniLm } from "@/lib/providers/embeddings/minilm/load-minilm";
import type { EvalCall } from "@/test/call-eval/set/expected";
import { readDevelopment, readSet } from "@/test/call-eval/set/read-set";
import { fit } from "./learn";

const MODELS = process.env.MODELS_DIR ?? "/root/.cache/showrunner/models";
const CACHE = "/tmp/call-vectors.json";
const cached: Record<string, number[]> = existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, "utf8")) : {};
const embed = await loadMiniLm(join(MODELS, "all-minilm-l6-v2-int8-1.0.0"), onnxRuntime(join(MODELS, "onnxruntime-node-1.30.0")));
async function vectorsOf(texts: string[]) {
  for (const text of texts) if (!cached[text]) cached[text] = [...(await embed(text))].map((x) => Math.round(x * 1e5) / 1e5);
  return (text: string) => Float32Array.from(cached[text] as number[]);
}
const asSaid = (text: string): Said => saidIn([{ line: 1, speaker: "A", text, start_sec: null }], ENGLISH).reduce((a, b) => ({ ...a, plain: `${a.plain} ${b.plain}`, low: `${a.low} ${b.low}`, words: a.words + b.words }));

const examples: { label: string; said: Said }[] = [];
for (const file of readdirSync(import.meta.dirname)) {
  if (!/^en-.*\.txt$/.test(file)) continue;
  let label = "";
  for (const line of readFileSync(join(import.meta.dirname, file), "utf8").split("\n"))
    if (line.startsWith("# ")) label = line.slice(2);
    else if (line.trim()) examples.push({ label, said: asSaid(line) });
}
interface Talk { call: EvalCall; said: Said[]; labelled: boolean }
const talkOf = (call: EvalCall): Talk[] => {
  const transcript = readTranscript(call.call);
  const rules = rulesOf(call.call.language, transcript.lines);
  if (rules.code !== "en") return [];
  const said = saidIn(transcript.lines, rules).map((one) => ({ ...one, side: one.speaker === null ? null : (call.expected.sides[one.speaker] ?? null) }));
  return [{ call, said, labelled: transcript.labelled }];
};
const openTalks = readSet("open").flatMap(talkOf);
const learnTalks = readDevelopment("learn").flatMap(talkOf);
const confirmTalks = readDevelopment("confirm").flatMap(talkOf);
const vectorOf = await vectorsOf([...examples.map(({ said }) => readAs(said, [said])), ...[...openTalks, ...learnTalks, ...confirmTalks].flatMap(({ said }) => said.map((one) => readAs(one, said)))]);
writeFileSync(CACHE, JSON.stringify(cached));
console.log(examples.length, "examples", openTalks.reduce((s, t) => s + t.said.length, 0), "sentences in open");

const DECAY = { first: 0.001, second: 0.003 };
type Is = boolean | null;
const FIRST: Record<string, (label: string) => Is> = {
  ours: (l) => (l === "ours" || l.startsWith("q:") ? true : /^[omr]:/.test(l) ? false : null),
  accept: (l) => (l === "accept" ? true : l === "none" || l === "m:champion" ? null : false),
};
const isFirst = (head: string, label: string): Is => FIRST[head]?.(label) ?? (FIRST[head] ? null : label === head);
function isSecond(head: string, l: string): Is {
  if (l.startsWith("q:")) return false;
  if (head === "objection") return l.startsWith("o:") ? true : l.startsWith("r:") ? null : false;
  if (head === "risk") return l.startsWith("r:") ? true : l.startsWith("o:") ? null : false;
  if (head.startsWith("o:")) return l.startsWith("o:") || l.startsWith("r:") ? l === head : null;
  if (l === head) return true;
  const loose: Record<string, RegExp> = { "m:identified_pain": /^m:metrics/, "m:metrics": /^m:identified_pain/, "m:decision_criteria": /^o:(?:feature|legal)/, "m:competition": /^(?:o|r):competition/, "m:paper_process": /^o:legal/, "m:economic_buyer": /^(?:o:authority|m:decision_process)/, "m:decision_process": /^(?:o:authority|m:economic_buyer|r:)/ };
  return loose[head]?.test(l) ? null : false;
}
/** Per head, the lines that say it; those that may. */
function linesFor(head: string, call: EvalCall): { sure: Set<number>[]; may: Set<number> } {
  const e = call.expected;
  const all = head === "objection" ? e.objections : head === "risk" ? e.risks : head.startsWith("m:") ? e.qualification.filter(({ element }) => `m:${element}` === head) : [];
  const may = new Set([...all.filter((o) => o.optional).flatMap(({ lines }) => lines), ...(head === "risk" ? e.objections.flatMap(({ lines }) => lines) : []), ...(head === "objection" ? e.risks.flatMap(({ lines }) => lines) : [])]);
  return { sure: all.filter((o) => !o.optional).map(({ lines }) => new Set(lines)), may };
}

function train(talks: Talk[]) {
  const weights = {} as Record<Head, Float32Array>;
  const dot = examples.map(({ said }) => vectorOf(readAs(said, [said])));
  for (const head of FIRST_HEADS) {
    const rows = examples.flatMap(({ label }, at) => { const is = isFirst(head, label); return is === null ? [] : [{ inputs: dot[at]!, is }]; });
    if (head === "ours") for (const { said, labelled } of talks) if (labelled) for (const one of said) if (one.words > 3 && one.side) rows.push({ inputs: vectorOf(readAs(one, said)), is: one.side === "ours" });
    if (head === "accept") for (const { said } of talks) for (const one of said) if (one.words > 5 && one.side === "ours") rows.push({ inputs: vectorOf(readAs(one, said)), is: false });
    weights[head] = fit(rows, DECAY.first);
  }
  for (const head of SECOND_HEADS) weights[head] = new Float32Array(1);
  const exampleInputs = examples.map(({ said }) => { const s = sense([said], (o) => vectorOf(readAs(o, [said])), weights as Weights); return inputsOf(s[0]!, s, true); });
  const sensed = talks.map(({ said, labelled }) => { const s = sense(said, (o) => vectorOf(readAs(o, said)), weights as Weights); return s.map((one) => inputsOf(one, s, labelled)); });
  for (const head of SECOND_HEADS) {
    const base = examples.flatMap(({ label }, at) => { const is = isSecond(head, label); return is === null ? [] : [{ inputs: exampleInputs[at]!, is }]; });
    if (head.startsWith("o:")) { weights[head] = fit(base, DECAY.second); continue; }
    let current: Float32Array | null = null;
    for (let round = 0; round < 2; round++) {
      const rows: { inputs: ArrayLike<number>; is: boolean; weight?: number }[] = [...base];
      talks.forEach(({ call, said, labelled }, t) => {
        const { sure, may } = linesFor(head, call);
        const sureLines = new Set(sure.flatMap((one) => [...one]));
        said.forEach((one, at) => {
          if (one.words < 2) return;
          if (!sureLines.has(one.line) && !may.has(one.line)) rows.push({ inputs: sensed[t]![at]!, is: false, weight: one.side === "ours" ? 0.5 : 1 });
        });
        if (current) for (const set of sure) {
          const own = said.filter((one) => set.has(one.line) && one.side !== "ours" && one.words > 1);
          for (const line of new Set(own.map(({ line }) => line))) {
            const best = own.filter((one) => one.line === line).map((one) => ({ at: one.at, p: scoreOf(current!, sensed[t]![one.at]!) })).toSorted((a, b) => b.p - a.p)[0];
            if (best && best.p > 0.1) rows.push({ inputs: sensed[t]![best.at]!, is: true });
          }
        }
      });
      current = fit(rows, DECAY.second);
    }
    weights[head] = current!;
  }
  return weights as unknown as Weights;
}

function scoresOn(talks: Talk[], weights: Weights, into: Record<string, { p: number; is: Is; text: string; item: unknown }[]>) {
  for (const { call, said, labelled } of talks) {
    const s = sense(said, (o) => vectorOf(readAs(o, said)), weights);
    const inputs = s.map((one) => inputsOf(one, s, labelled));
    for (const head of SECOND_HEADS) {
      if (head.startsWith("o:")) continue;
      const { sure, may } = linesFor(head, call);
      for (const line of new Set(said.map((o) => o.line))) {
        const own = said.filter((o) => o.line === line && o.side !== "ours" && o.words > 1);
        if (own.length === 0) continue;
        const best = own.map((o) => ({ o, p: scoreOf(weights[head], inputs[o.at]!) })).toSorted((a, b) => b.p - a.p)[0]!;
        const item = sure.find((one) => one.has(line));
        (into[head] ??= []).push({ p: best.p, is: item ? true : may.has(line) ? null : false, text: best.o.plain, item: item ?? null });
      }
    }
  }
}
function report(name: string, into: Record<string, { p: number; is: Is; text: string; item: unknown }[]>) {
  for (const [head, rows] of Object.entries(into)) {
    const items = new Set(rows.filter((r) => r.is).map((r) => r.item));
    const row = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((t) => {
      const g = rows.filter((r) => r.p > t && r.is !== null);
      const found = new Set(g.filter((r) => r.is).map((r) => r.item));
      return `${t}: ${Math.round((g.filter((r) => r.is).length / (g.length || 1)) * 100)}/${Math.round((found.size / items.size) * 100)}`;
    });
    console.log(name.padEnd(8), head.padEnd(20), row.join("  "), ` of ${items.size}`);
  }
}
const flag = process.argv[2] ?? "";
if (flag === "cv") {
  const all = [...openTalks, ...learnTalks];
  const [open, learn] = [{}, {}] as Record<string, never>[];
  const K = 4;
  for (let k = 0; k < K; k++) {
    const weights = train(all.filter((_, at) => at % K !== k));
    scoresOn(openTalks.filter((t) => all.indexOf(t) % K === k), weights, open as never);
    scoresOn(learnTalks.filter((t) => all.indexOf(t) % K === k), weights, learn as never);
  }
  report("open", open as never);
  report("learn", learn as never);
  for (const [h, rows] of Object.entries(open as Record<string, { p: number; is: Is; text: string }[]>)) if (["objection"].includes(h)) for (const r of rows.filter((r) => (r.p > 0.5) !== r.is && r.is !== null)) console.log("   ", h, r.p.toFixed(2), r.is, r.text.slice(0, 120));
}
const t0 = performance.now();
const weights = train([...openTalks, ...learnTalks]);
console.log("trained in", Math.round(performance.now() - t0), "ms");
const c = {};
scoresOn(confirmTalks, weights, c);
report("confirm", c);
if (flag !== "cv") {
  const names = Object.entries(weights).map(([head, w]) => {
    const list = [...(w as Float32Array)];
    const scale = Math.max(...list.map(Math.abs)) / 32767;
    const bytes = Buffer.from(Int16Array.from(list.map((x) => Math.round(x / scale))).buffer);
    return `  "${head}": [${scale.toPrecision(6)}, "${bytes.toString("base64")}"],`;
  });
  writeFileSync(join(import.meta.dirname, "../../lib/calls/judging/weights.ts"), `import type { Head } from "./heads";\n\n/** Made by \`npm run train:call-judge\`. For each head a scale, and integers of 16 bits in base64. */\nexport const WEIGHTS: Readonly<Record<Head, readonly [number, string]>> = {\n${names.join("\n")}\n};\n`);
}
