import { findMoments } from "@/lib/clips/moments/find-moments";
import { type Hour, readHours, sharedBy } from "./read-hours";

// `npm run eval:moments`: of the ten moments that two readers each marked in an hour, from its transcript alone, how many are
// among the first ten found. No audience reacts here. `-- a` lists what was found in one hour.
const FIRST = 10;
/** Of the shorter one. */
const SHARED = 0.5;

const [wanted] = process.argv.slice(2);
for (const hour of readHours().filter(({ name }) => !wanted || name === wanted)) {
  const found = momentsOf(hour).slice(0, FIRST);
  const hits = hour.readers.map(
    (marked) => marked.filter((one) => found.some((moment) => sharedBy(moment, one) >= SHARED)).length,
  );
  const agreed = hour.readers[0].filter((one) =>
    hour.readers[1].some((other) => sharedBy(inMs(one), other) >= SHARED),
  ).length;
  const kind = hour.isHeldBack ? "held back" : "learned from";
  console.log(
    `${hour.name} (${hour.language}, ${kind}): ${hits.join(" and ")} of 10; the readers share ${agreed}`,
  );
  if (wanted)
    for (const { score, fromMs, toMs, title, evidence } of found) {
      const by = hour.readers.map(
        (all) => all.find((one) => sharedBy({ fromMs, toMs }, one) >= SHARED)?.rank ?? "–",
      );
      console.log(
        `${score}  ${Math.round(fromMs / 1_000)}–${Math.round(toMs / 1_000)} s  ${by.join("/")}  ${title}`,
      );
      for (const { points, text } of evidence) console.log(`      ${points > 0 ? "+" : ""}${points} ${text}`);
    }
}

function momentsOf({ lines, language }: Hour) {
  return findMoments({
    lines,
    language,
    acts: [],
    watching: [],
    programMs: (lines.at(-1)?.toMs ?? 0) + 1_000,
  });
}

function inMs({ start_sec, end_sec }: { start_sec: number; end_sec: number }) {
  return { fromMs: start_sec * 1_000, toMs: end_sec * 1_000 };
}
