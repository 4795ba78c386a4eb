"use client";

import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import type { PlanSegment } from "@/lib/stage";
import { secondAsClock } from "@/lib/stage/video-time";
import type { SetFields } from "./set-field";

/** A video of the show that is ready to play. */
export interface PlayableVideo {
  id: string;
  name: string;
  seconds: number;
}

interface OpensWithProps {
  segment: PlanSegment;
  videos: readonly PlayableVideo[];
  setFields: SetFields;
}

const NOTHING = "nothing";
const WHITEBOARD = "whiteboard";

/** What a segment brings on stage. The stage shares one thing at a time, so this is a single choice. */
export function OpensWith({ segment, videos, setFields }: OpensWithProps) {
  const { id, slide, video, whiteboard } = segment;
  const named = video?.video_id;
  const options = [
    { value: NOTHING, label: slide ? `Slide ${slide.page}` : "Nothing" },
    { value: WHITEBOARD, label: "Whiteboard" },
    ...videos.map((one) => ({
      value: one.id,
      label: `Video: ${one.name} (${secondAsClock(one.seconds)})`,
    })),
    ...(named !== undefined && !videos.some((one) => one.id === named)
      ? [{ value: named, label: "Video not ready" }]
      : []),
  ];
  return (
    <Field label="Opens with" {...(videos.length === 0 ? { hint: "Upload a video to choose it here." } : {})}>
      <NativeSelect
        options={options}
        value={named ?? (whiteboard ? WHITEBOARD : NOTHING)}
        onValueChange={(value) =>
          setFields(id, {
            video: value === NOTHING || value === WHITEBOARD ? null : { video_id: value },
            whiteboard: value === WHITEBOARD,
          })
        }
      />
    </Field>
  );
}
