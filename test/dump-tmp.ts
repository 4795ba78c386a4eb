import { writeFileSync } from "node:fs";
import { contextOf } from "@/lib/calls/by-rules/context";
import { chunksOf } from "@/lib/calls/classifier/chunks";
import { LABELS } from "@/lib/calls/classifier/labels";
import { readSet, readTraining } from "@/test/call-eval/set/read-set";
import { examplesOf } from "@/test/call-eval/learning/examples";
import { labelsOfLines } from "@/test/call-eval/learning/labels";
import { embedTexts } from "@/test/ask-eval/embed-texts";
const out = process.argv[2]!;
const calls = process.argv[3] === "open" ? readSet("open") : readTraining();
const rows: unknown[] = [];
for (const call of calls) {
  const context = contextOf(call.call);
  const labels = labelsOfLines(call);
  const chunks = chunksOf(context.said);
  const ex = examplesOf(call);
  let at = 0;
  for (const { line, said } of chunks) {
    if (!labels.get(line)) continue;
    const e = ex[at++]!;
    const text = said.map((s) => s.plain).join(" ");
    const [v] = await embedTexts([text]);
    rows.push({ id: call.id, lang: context.rules.code, line, side: said[0]?.side ?? null, sp: said[0]?.speaker ?? null, text, y: e.labels, f: [...e.features], v: [...v!].map((x) => Math.round(x * 1e4) / 1e4) });
  }
}
writeFileSync(out, JSON.stringify({ labels: LABELS, rows }));
