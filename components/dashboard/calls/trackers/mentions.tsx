"use client";

import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import type { DataOf } from "@/lib/client/wire-types";
import { secondAsClock } from "@/lib/stage/video-time";
import { useEnvironment } from "../../access/environment";
import { Section } from "../../parts/page/section";
import { callPath, SIDE_WORDS } from "../call-words";
import { quoteHash } from "../one/transcript/lit-lines";

type Tracked = DataOf<"trackMentions">;
type Mention = Tracked["trackers"][number]["mentions"][number];

interface MentionsProps {
  tracked: Tracked;
  titles: Readonly<Record<string, string>>;
}

const MEANING_WORDS: Record<Tracked["meaning"]["state"], string | null> = {
  not_asked: null,
  compared: null,
  partly: "Some calls couldn’t be searched by meaning. They were matched by their words.",
  unavailable: "Search by meaning is unavailable. Only keywords were searched.",
};

/** What trackers found. Each mention opens its call with the line lit up. */
export function Mentions({ tracked, titles }: MentionsProps) {
  const meaning = MEANING_WORDS[tracked.meaning.state];
  return (
    <div className="flex flex-col gap-8">
      {meaning && <p className="rounded-control bg-warn-soft px-2.5 py-1.5 text-sm">{meaning}</p>}
      {tracked.trackers.map(({ name, total, negated, mentions }, index) => (
        <Section
          // biome-ignore lint/suspicious/noArrayIndexKey: two trackers may have one name
          key={index}
          title={name}
          description={<span className="tabular">{countWords(total, negated, mentions.length)}</span>}
        >
          <ul className="flex flex-col">
            {mentions.map((mention, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may be found twice
              <MentionRow key={at} mention={mention} titles={titles} />
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

function countWords(total: number, negated: number, shown: number): string {
  if (total === 0) return "Not mentioned in these calls.";
  const words = total === 1 ? "1 mention" : `${total} mentions`;
  const parts = [words, ...(negated > 0 ? [`${negated} negated`] : [])];
  return shown < total ? `${parts.join(", ")}, first ${shown} shown` : parts.join(", ");
}

function MentionRow({ mention, titles }: { mention: Mention; titles: MentionsProps["titles"] }) {
  const { base } = useEnvironment();
  const { call_id, by, keyword, negated, side, evidence } = mention;
  const [said] = evidence;
  if (!said) return null;
  return (
    <li className="flex flex-col gap-1 border-line border-b py-2.5 last:border-b-0">
      <p dir="auto" className="break-words text-base">
        {said.quote}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
        {said.speaker && <span>{said.speaker}</span>}
        {side && <span>{SIDE_WORDS[side]}</span>}
        {call_id !== null && (
          <Link
            href={`${callPath(base, call_id)}${quoteHash(said)}`}
            className="rounded-sm text-accent hover:underline"
          >
            {titles[call_id] ?? `Call ${call_id}`}
            <span className="tabular">
              , {said.start_sec === null ? `line ${said.line}` : secondAsClock(said.start_sec)}
            </span>
          </Link>
        )}
        <Badge>{by === "keyword" && keyword ? keyword : "Meaning"}</Badge>
        {negated && <Badge tone="warn">Negated</Badge>}
      </p>
    </li>
  );
}
