"use client";

import { Clapperboard } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SAME_SHARE, sharedOfShorter } from "@/lib/clips/shared-time";
import { useMay } from "../../../access/for-role";
import { useAction } from "../../../parts/actions/use-action";
import { secondOfClock, tenthsClock } from "../recording/editing/clock";
import type { Recording } from "../recording/facts/recording";
import { useTranscript } from "../recording/transcript/use-transcript";
import { LookForm } from "./look-form";
import { LookSample } from "./look-sample";
import { MomentPlayer } from "./moment-player";
import { Reason } from "./segment-row";
import { type Catalog, type Look, optionsOf, type Segment } from "./shorts";
import { TrimByWords } from "./trimming/trim-by-words";
import { type Cut, wordsAround } from "./trimming/trim-words";

interface MomentPanelProps {
  slug: string;
  recording: Recording;
  segment: Segment & { start_sec: number; end_sec: number };
  catalog: Catalog;
  look: Look;
  onLook: (look: Look) => void;
  /** Whether rendering takes no slot, or one is left. */
  hasSlot: boolean;
  /** Whether one is left for another moment. */
  hasFreeSlot: boolean;
  /** Build credits. */
  price: number;
  onQueued: () => void;
}

/** Plays a segment, and renders it in a look. */
export function MomentPanel(props: MomentPanelProps) {
  const { slug, recording, segment, catalog, look, onLook, price, onQueued } = props;
  const { program } = recording;
  const transcript = useTranscript(recording);
  const mayRender = useMay("member");
  const was: Cut = { from: segment.start_sec, to: segment.end_sec };
  const [times, setTimes] = useState(asClocks(was));
  const render = useAction("renderShort", "Clip queued");
  const preview = useAction("renderShort", "Preview queued");
  const [from, to] = [secondOfClock(times.from), secondOfClock(times.to)];
  const problem = problemWith(from, to);
  const now: Cut = { from: from ?? was.from, to: to ?? was.to };
  const isWhole = times.from === asClocks(was).from && times.to === asClocks(was).to;
  const isSame = isWhole || sharedOfShorter(inMs(was), inMs(now)) >= SAME_SHARE;
  const hasSlot = isSame ? props.hasSlot : props.hasFreeSlot;
  const words = wordsAround(transcript.data?.segments ?? [], was);
  const ask = (action: typeof render, isPreview: boolean) =>
    action.press(
      {
        params: { slug },
        body: {
          recording_id: recording.id,
          ...(isSame && { segment_id: segment.segment_id }),
          ...(!isWhole && { start_sec: now.from, end_sec: now.to }),
          ...optionsOf(look),
          ...(isPreview && { preview: true }),
        },
      },
      onQueued,
    );
  return (
    <section aria-label="Chosen moment" className="flex flex-col gap-5">
      {program?.playlist_url && <MomentPlayer program={program} {...now} />}
      <Reasons segment={segment} />
      {mayRender && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <Field label="Start">
              <Input
                value={times.from}
                placeholder="0:12.5"
                autoComplete="off"
                className="tabular"
                onChange={({ target }) => setTimes({ ...times, from: target.value })}
              />
            </Field>
            <Field label="End" error={problem}>
              <Input
                value={times.to}
                placeholder="0:42.0"
                autoComplete="off"
                className="tabular"
                onChange={({ target }) => setTimes({ ...times, to: target.value })}
              />
            </Field>
          </div>
          {words.length > 0 && (
            <TrimByWords words={words} was={was} now={now} onTrim={(cut) => setTimes(asClocks(cut))} />
          )}
          <LookSample look={look} />
          <LookForm
            {...{ look, catalog, onLook }}
            speakers={segment.speakers.flatMap(({ name }) => name ?? [])}
          />
          <div className="flex flex-col gap-2 lg:sticky lg:bottom-0 lg:-mx-2 lg:border-line lg:border-t lg:bg-surface lg:px-2 lg:py-3">
            <div className="flex gap-2">
              <Button
                variant="primary"
                busy={render.busy}
                disabled={problem !== null || !hasSlot}
                onClick={() => ask(render, false)}
                icon={<Clapperboard className="size-4" aria-hidden />}
              >
                Render clip
              </Button>
              <Button busy={preview.busy} disabled={problem !== null} onClick={() => ask(preview, true)}>
                Render preview
              </Button>
            </div>
            <p className="text-ink-muted text-sm">
              {hasSlot
                ? `A clip costs ${price} build credits. A preview is small, free, and deleted after a day.`
                : "All slots are used. Archive a segment to free one."}
              {!isSame && hasSlot && " These times make a new moment, which uses another slot."}
            </p>
          </div>
        </>
      )}
    </section>
  );
}

/** All reasons for a moment's score, with what it started with: together, they are the score. */
function Reasons({ segment: { score, evidence } }: Pick<MomentPanelProps, "segment">) {
  if (score === null || evidence.length === 0) return null;
  const sum = evidence.reduce((all, { points }) => all + points, 0);
  // A score is kept from 0 to 100, so that at either end its sum may be another.
  const isWhole = score > 0 && score < 100;
  return (
    <section aria-label="Reasons for the score">
      <h3 className="mb-2 font-medium text-base">
        Why <span className="tabular">{score}</span> points
      </h3>
      <ul className="flex flex-col gap-0.5 text-sm">
        {isWhole && (
          <Reason reason={{ points: score - sum, text: "Every moment starts with these points." }} />
        )}
        {evidence.map((one) => (
          <Reason key={`${one.kind} ${one.text}`} reason={one} />
        ))}
      </ul>
    </section>
  );
}

const asClocks = ({ from, to }: Cut) => ({ from: tenthsClock(from), to: tenthsClock(to) });

const inMs = ({ from, to }: Cut) => ({ fromMs: from * 1_000, toMs: to * 1_000 });

function problemWith(from: number | null, to: number | null): string | null {
  if (from === null || to === null) return "Enter times such as 1:02.5.";
  if (to <= from) return "The end must be after the start.";
  if (to - from < 5) return "Clips must be at least 5 seconds long.";
  return to - from > 120 ? "Clips can be up to 120 seconds long." : null;
}
