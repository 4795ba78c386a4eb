import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSet } from "../call-eval/set/read-set";
import { readTranscript } from "@/lib/calls/transcript/read-transcript";
import { rulesOf } from "@/lib/calls/transcript/language";
import { saidIn } from "@/lib/calls/transcript/said";
import { readQuestion } from "@/lib/calls/answers/asked";
import { featuresOf } from "@/lib/calls/answers/judge";
import { passagesOfCall, textOf } from "@/lib/calls/answers/passages";
import { stemsIn } from "@/lib/calls/answers/words";
import { env } from "@/lib/platform/runtime/env";
import { LOCAL_MODELS } from "../support/models";
Object.assign(process.env, { MODELS_DIR: LOCAL_MODELS });
import { embedder, likeness } from "@/lib/providers/embeddings";
const out: unknown[] = [];
const calls = readSet("open");
for (const [index, call] of calls.entries()) {
  const t = readTranscript(call.call as never);
  const rules = rulesOf(call.call.language, t.lines);
  const said = saidIn(t.lines, rules);
  const df = new Map<string, number>();
  for (const s of said) for (const stem of stemsIn(s.plain)) df.set(stem, (df.get(stem) ?? 0) + 1);
  const weightOf = (stem: string) => Math.log(1 + said.length / (1 + (df.get(stem) ?? 0)));
  const contexts = said.map((s, i) => (i > 0 ? said[i - 1]!.plain + " " : "") + s.plain);
  const vecs: Float32Array[] = []; const solo: Float32Array[] = [];
  if (rules.code === "en") for (let i = 0; i < said.length; i += 32) { vecs.push(...await embedder().embed(contexts.slice(i, i + 32))); solo.push(...await embedder().embed(said.slice(i, i + 32).map(s=>s.plain))); }
  const passages = passagesOfCall(said);
  const pv: Float32Array[] = [];
  if (rules.code === "en") for (let i = 0; i < passages.length; i += 32) pv.push(...await embedder().embed(passages.slice(i, i + 32).map(textOf)));
  const about = [call.call.title ?? "", ...(call.call.participants ?? []).flatMap((p) => [p.name, p.company ?? "", p.role ?? ""])].join(" ");
  for (const ask of call.asks) {
    const asked = readQuestion(ask.question);
    const [qv] = rules.code === "en" ? await embedder().embed([ask.question]) : [null];
    const rows = said.map((s, i) => ({
      i, text: s.text, right: ask.lines?.includes(s.line) ?? false,
      ...featuresOf(asked, { text: s.text, speaker: s.speaker, before: said.slice(Math.max(0, i - 3), i).reverse(), about, likeness: qv ? likeness(qv, vecs[i]!) : null }, rules, weightOf),
      pass: qv ? Math.max(...passages.map((p, k) => p.sentences.some((x) => x.at === i) ? likeness(qv, pv[k]!) : 0)) : 0,
      solo: qv ? likeness(qv, solo[i]!) : 0, values: undefined,
    }));
    out.push({ call: call.id, tune: index % 2 === 0, lang: rules.code, question: ask.question, kind: asked.kind, stems: asked.stems, noun: asked.noun, answerable: ask.lines !== null, rows });
  }
  console.log(call.id, said.length);
}
writeFileSync("/tmp/ask/rows.json", JSON.stringify(out));
process.exit(0);
