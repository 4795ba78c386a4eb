import type { ActKind, AudienceAct } from "@/lib/clips/moments/audience-act";
import { findMoments, type Heard } from "@/lib/clips/moments/find-moments";
import type { SaidLine } from "@/lib/clips/moments/sentence";
import { must } from "../contestants";
import { median } from "../measure";
import type { Bench, Figure, Row } from "../types";

const HOUR_MS = 3_600_000;
const LINE_MS = 4_000;
const VIEWERS = 1_000;
/** Of each viewer. */
const ACTS = 20;
const KINDS: readonly ActKind[] = ["reactions", "chat", "questions", "votes", "clicks"];
/** Ten words each, as 9,000 in an hour are. */
const SAID = [
  "The team looks at the dashboard every morning before standup.",
  "Why does the bill grow by eleven percent every month?",
  "It turns out that forty machines were idle all night.",
  "I remember the day we turned off the first one.",
  "And that is exactly what no one had told us before.",
];

/** Two people in turn for an hour, and an audience that does something all the time. */
function hour(): Heard {
  const lines = Array.from({ length: HOUR_MS / LINE_MS }, (_, index): SaidLine => {
    const fromMs = index * LINE_MS;
    const personId = index % 7 < 5 ? "ana" : "ben";
    const text = SAID[index % SAID.length] ?? "";
    return { personId, speaker: personId, text, fromMs, toMs: fromMs + LINE_MS - 400 };
  });
  const acts = Array.from({ length: VIEWERS * ACTS }, (_, index): AudienceAct => {
    const kind = KINDS[index % KINDS.length] ?? "chat";
    return { atMs: (index * 7_919) % HOUR_MS, kind, count: 1, by: `viewer ${index % VIEWERS}` };
  });
  const watching = Array.from({ length: HOUR_MS / 60_000 }, (_, minute) => ({
    atMs: minute * 60_000,
    watching: VIEWERS - minute,
  }));
  return { lines, language: "en", acts, watching, programMs: HOUR_MS };
}

async function run({ rounds }: Bench): Promise<Figure[]> {
  const heard = hour();
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    const moments = findMoments(heard);
    const { user, system } = process.cpuUsage(before);
    must(moments.length > 0, "no moments were found");
    seconds.push((user + system) / 1_000_000);
  }
  return [
    {
      name: "moments of an hour with 20,000 acts of its audience",
      ...{ value: median(seconds), unit: "s CPU", goal: { atMost: 20 } },
    },
  ];
}

export const momentsRow: Row = {
  id: "moments",
  also: ["34"],
  title: "finding the moments of an hour",
  run,
};
