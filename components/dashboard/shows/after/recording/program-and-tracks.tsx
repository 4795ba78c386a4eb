"use client";

import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { personOf } from "@/lib/stage/room-identity";
import { Section } from "../../../parts/page/section";
import type { RecordedPerson } from "./facts/people-of";
import { programSeconds } from "./facts/program-seconds";
import type { Recording } from "./facts/recording";
import { isHeard, isListening, type Mix, PROGRAM_MIX } from "./listening/mix";
import { useTrackSounds } from "./listening/use-track-sounds";
import { NoProgram } from "./no-program";
import { ProgramView } from "./player/program-view";
import { useSound } from "./player/use-sound";
import type { TrackDeletion } from "./tracks/track-deletion";
import { TrackLanes } from "./tracks/track-lanes";

interface ProgramAndTracksProps {
  recording: Recording;
  people: readonly RecordedPerson[];
  onDelete: (deletion: TrackDeletion) => void;
}

/** The program in a player, and the tracks that it was made of, on the same time line. */
export function ProgramAndTracks({ recording, people, onDelete }: ProgramAndTracksProps) {
  const { tracks, state, source } = recording;
  const placed = useMemo(() => people.flatMap((person) => person.tracks), [people]);
  const program = recording.program?.playlist_url ? recording.program : null;
  const seconds = programSeconds(recording);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [mix, setMix] = useState<Mix>(PROGRAM_MIX);
  const sound = useSound(video, isListening(mix));
  useTrackSounds({
    program: video,
    tracks: placed,
    active: isListening(mix),
    isHeard: ({ person_id }) => isHeard(mix, personOf(person_id)),
    volume: sound.volume,
    muted: sound.muted,
  });
  return (
    <div className="flex flex-col gap-10">
      {program ? (
        <ProgramView {...{ recording, people, program, seconds, video, setVideo, sound }} />
      ) : (
        <NoProgram state={state} tracks={tracks} />
      )}
      {source === "show" && (
        <Section
          title="Tracks"
          description="Each speaker’s video and audio, recorded separately."
          action={<HeardNow mix={mix} onProgram={() => setMix(PROGRAM_MIX)} />}
        >
          {people.length === 0 ? (
            <p className="text-base text-ink-muted">
              {state === "failed" || state === "ready" ? "No tracks were recorded." : "No tracks yet."} People
              are recorded while they’re on stage, if they agreed.
            </p>
          ) : (
            <TrackLanes
              {...{ people, seconds, video, mix, onDelete }}
              isLive={state === "live"}
              onMix={setMix}
              end={program?.composed_sec ?? null}
            />
          )}
        </Section>
      )}
    </div>
  );
}

/** Says that tracks are heard, and brings the program's sound back. */
function HeardNow({ mix, onProgram }: { mix: Mix; onProgram: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
      {isListening(mix) && (
        <>
          You’re listening to individual tracks instead of the program.
          <Button size="sm" onClick={onProgram}>
            Back to program audio
          </Button>
        </>
      )}
    </p>
  );
}
