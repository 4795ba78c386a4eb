"use client";

import { useRef, useState } from "react";
import { Meter } from "@/components/ui/meter";
import { Switch } from "@/components/ui/switch";
import { useMay } from "../../../access/for-role";
import { useAction } from "../../../parts/actions/use-action";
import { PageHeader } from "../../../parts/page/page-header";
import { Section } from "../../../parts/page/section";
import type { Recording } from "../recording/facts/recording";
import { AutoRenderNotes } from "./auto-render-notes";
import { ClipCard } from "./clip-card";
import { FindMoments } from "./find-moments";
import { MomentPanel } from "./moment-panel";
import { NoteDialog } from "./note-dialog";
import { PromptBox } from "./prompt-box";
import { SegmentRow } from "./segment-row";
import { type Clip, FIRST_LOOK, forAnother, lookOfClip, type Segment, type Shorts } from "./shorts";
import { useBoardAddress } from "./use-board-address";
import { useShorts } from "./use-shorts";

interface ClipsBoardProps {
  slug: string;
  recording: Recording;
  initial: Shorts;
}

/** Build credits. */
const PRICE = { clip: 10, analysis: 8 } as const;

/** A recording's moments and the clips made of them. */
export function ClipsBoard({ slug, recording, initial }: ClipsBoardProps) {
  const { momentId, withArchived, ...address } = useBoardAddress();
  const { shorts, reload } = useShorts(slug, initial, withArchived);
  const { segments, clips, slots, analysis, notes, catalog } = shorts;
  const mayEdit = useMay("member");
  const panel = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState(FIRST_LOOK);
  const [noted, setNoted] = useState<Segment | null>(null);
  const archiving = useAction("manageShortSegment");
  const chosen =
    segments.find(({ segment_id }) => segment_id === momentId) ?? segments.find(isPlayed) ?? null;
  const clipsOf = ({ segment_id }: Segment): Clip[] => clips.filter((clip) => clip.segment_id === segment_id);
  const hasFreeSlot = slots.used < slots.cap;
  const hasSlot = (segment: Segment) =>
    hasFreeSlot ||
    (!segment.archived && clipsOf(segment).some(({ preview, state }) => !preview && state !== "failed"));
  const show = (id: number) => {
    address.open(id);
    // On a phone, the panel is below the list.
    if (!window.matchMedia("(min-width: 64rem)").matches) panel.current?.scrollIntoView();
  };
  const select = (id: number) => {
    if (id !== chosen?.segment_id) setLook(forAnother);
    show(id);
  };
  const restyle = (clip: Clip) => {
    setLook(lookOfClip(clip));
    show(clip.segment_id);
  };
  const archive = ({ segment_id, archived }: Segment) =>
    archiving.press(
      { params: { slug }, body: { action: archived ? "restore" : "archive", segment_id } },
      reload,
    );
  const titleOf = (clip: Clip): string =>
    segments.find(({ segment_id }) => segment_id === clip.segment_id)?.title ?? `Segment ${clip.segment_id}`;
  const isReady = recording.state === "ready";
  return (
    <>
      <PageHeader
        title="Clips"
        description="Short vertical, square or wide videos of the best moments."
        action={
          <Meter
            label="Slots used"
            value={slots.used}
            max={slots.cap}
            text={`${slots.used} of ${slots.cap}`}
            tone={hasFreeSlot ? "accent" : "warn"}
            className="w-44"
          />
        }
      />
      <div className="flex flex-col gap-10">
        {mayEdit && isReady && (
          <PromptBox
            slug={slug}
            recordingId={recording.id}
            price={PRICE.clip + (analysis.state === "ready" ? 0 : PRICE.analysis)}
            onQueued={reload}
          />
        )}
        {(clips.length > 0 || notes.length > 0) && (
          <Section title="Rendered clips" description={clips.length > 0 && "Newest first."}>
            <AutoRenderNotes notes={notes} />
            <ul className="grid grid-cols-1 gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
              {clips.map((clip) => (
                <ClipCard
                  key={clip.job_id}
                  slug={slug}
                  clip={clip}
                  title={titleOf(clip)}
                  onRestyle={
                    segments.some(({ segment_id }) => segment_id === clip.segment_id)
                      ? () => restyle(clip)
                      : null
                  }
                  onChange={reload}
                />
              ))}
            </ul>
          </Section>
        )}
        <Section
          title="Moments"
          description="Ranked by what was said and what the audience did then. Select one to play it or make a clip."
          action={
            <div className="flex flex-wrap items-center gap-4">
              <Switch label="Show archived" checked={withArchived} onCheckedChange={address.showArchived} />
              {analysis.state === "stale" && (
                <FindMoments slug={slug} recording={recording} again onFound={reload} />
              )}
            </div>
          }
        >
          {segments.length === 0 ? (
            <FindMoments
              slug={slug}
              recording={recording}
              isPending={shorts.pending}
              isSearched={analysis.state !== "none"}
              onFound={reload}
            />
          ) : (
            <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
              <ul
                aria-label="Moments"
                className="rounded-panel border border-line lg:col-start-1 lg:row-start-1"
              >
                {segments.map((segment) => (
                  <SegmentRow
                    key={segment.segment_id}
                    segment={segment}
                    clips={
                      clipsOf(segment).filter(({ preview, state }) => !preview && state === "ready").length
                    }
                    isChosen={segment.segment_id === chosen?.segment_id}
                    onChoose={() => select(segment.segment_id)}
                    onArchive={() => archive(segment)}
                    onNote={() => setNoted(segment)}
                  />
                ))}
              </ul>
              <div
                ref={panel}
                className="scroll-mt-20 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1 lg:-mx-2 lg:max-h-[calc(100dvh-6rem)] lg:scroll-pb-28 lg:overflow-y-auto lg:px-2"
              >
                {chosen && isPlayed(chosen) ? (
                  <MomentPanel
                    key={`${chosen.segment_id} ${chosen.start_sec} ${chosen.end_sec}`}
                    {...{ slug, recording, catalog, look }}
                    segment={chosen}
                    onLook={setLook}
                    hasSlot={hasSlot(chosen)}
                    hasFreeSlot={hasFreeSlot}
                    price={PRICE.clip}
                    onQueued={reload}
                  />
                ) : (
                  <p className="text-base text-ink-muted">
                    An edit cut part of this moment out. Undo the edit to render it.
                  </p>
                )}
              </div>
            </div>
          )}
        </Section>
      </div>
      {noted && <NoteDialog slug={slug} segment={noted} onClose={() => setNoted(null)} onSaved={reload} />}
    </>
  );
}

const isPlayed = (segment: Segment): segment is Segment & { start_sec: number; end_sec: number } =>
  segment.start_sec !== null && segment.end_sec !== null;
