import { Info, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Time } from "@/components/ui/time";
import { secondAsClock } from "@/lib/stage/video-time";
import { sizeWords } from "@/lib/storage-use/size-words";
import { programSeconds } from "./facts/program-seconds";
import type { Recording } from "./facts/recording";
import { stateWords } from "./facts/recording-words";

/** A recording's state, its length, size and lifetime, what is missing in it, and who was quiet. */
export function RecordingFacts({ recording }: { recording: Recording }) {
  const { size_bytes, started_at, keep_until, notes } = recording;
  const seconds = programSeconds(recording);
  const { label, tone, sentence } = stateWords(recording);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span role="status">
          <Badge tone={tone} dot={recording.state === "live"}>
            {label}
          </Badge>
        </span>
        <span className="text-ink">{sentence}</span>
      </span>
      <span className="mt-1 block tabular">
        {seconds > 0 && `${secondAsClock(seconds)} · `}
        {sizeWords(size_bytes)} · <Time value={started_at} format="long" />
        {" · "}
        {keep_until ? (
          <>
            Will be deleted <Time value={keep_until} format="long" />
          </>
        ) : (
          "Kept until you delete it"
        )}
      </span>
      {notes.map(({ code, message }) => (
        <span key={code} className="mt-2 flex items-start gap-2 text-ink">
          {code === "quiet_speaker" ? (
            <Info className="mt-0.5 size-4 shrink-0 text-ink-muted" aria-hidden />
          ) : (
            <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
          )}
          {message}
        </span>
      ))}
    </>
  );
}
