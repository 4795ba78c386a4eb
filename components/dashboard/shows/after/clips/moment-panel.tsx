"use client";

import { Clapperboard } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useMay } from "../../../access/for-role";
import { useAction } from "../../../parts/actions/use-action";
import { secondOfClock, tenthsClock } from "../recording/editing/clock";
import type { Program } from "../recording/facts/recording";
import { LookForm } from "./look-form";
import { LookSample } from "./look-sample";
import { MomentPlayer } from "./moment-player";
import { type Catalog, type Look, optionsOf, type Segment } from "./shorts";

interface MomentPanelProps {
  slug: string;
  recordingId: string;
  segment: Segment & { start_sec: number; end_sec: number };
  program: Program | null;
  catalog: Catalog;
  look: Look;
  onLook: (look: Look) => void;
  /** Whether rendering takes no slot, or one is left. */
  hasSlot: boolean;
  /** Build credits. */
  price: number;
  onQueued: () => void;
}

/** Plays a segment, and renders it in a look. */
export function MomentPanel(props: MomentPanelProps) {
  const { slug, recordingId, segment, program, catalog, look, onLook, hasSlot, price, onQueued } = props;
  const mayRender = useMay("member");
  const [times, setTimes] = useState({
    from: tenthsClock(segment.start_sec),
    to: tenthsClock(segment.end_sec),
  });
  const render = useAction("renderShort", "Clip queued");
  const preview = useAction("renderShort", "Preview queued");
  const [from, to] = [secondOfClock(times.from), secondOfClock(times.to)];
  const problem = problemWith(from, to);
  const isWhole = times.from === tenthsClock(segment.start_sec) && times.to === tenthsClock(segment.end_sec);
  const ask = (action: typeof render, isPreview: boolean) =>
    action.press(
      {
        params: { slug },
        body: {
          recording_id: recordingId,
          ...(isWhole
            ? { segment_id: segment.segment_id }
            : { start_sec: from ?? undefined, end_sec: to ?? undefined }),
          ...optionsOf(look),
          ...(isPreview && { preview: true }),
        },
      },
      onQueued,
    );
  return (
    <section aria-label="Chosen moment" className="flex flex-col gap-5">
      {program?.playlist_url && (
        <MomentPlayer program={program} from={from ?? segment.start_sec} to={to ?? segment.end_sec} />
      )}
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
          <LookSample look={look} />
          <LookForm look={look} catalog={catalog} onLook={onLook} />
          <div className="flex flex-col gap-2">
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
                ? `A clip costs ${price} build credits. A preview is small and free.`
                : "All slots are used. Archive a segment to free one."}
            </p>
          </div>
        </>
      )}
    </section>
  );
}

function problemWith(from: number | null, to: number | null): string | null {
  if (from === null || to === null) return "Enter times such as 1:02.5";
  if (to <= from) return "The end must be after the start.";
  if (to - from < 5) return "A clip has at least 5 seconds.";
  return to - from > 120 ? "A clip has up to 120 seconds." : null;
}
