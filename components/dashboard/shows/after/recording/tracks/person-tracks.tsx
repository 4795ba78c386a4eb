"use client";

import { Headphones, Volume2, VolumeX } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { IconButton } from "@/components/ui/icon-button";
import { Meter } from "@/components/ui/meter";
import { MoreMenu } from "@/components/ui/more-menu";
import { sizeWords } from "@/lib/storage-use/size-words";
import { ForRole } from "../../../../access/for-role";
import type { RecordedPerson } from "../facts/people-of";
import { countWords } from "../facts/recording-words";
import { KIND_NAMES } from "../facts/track-words";
import { isSound } from "../listening/clips";
import { isHeard, type Mix } from "../listening/mix";
import { Lane } from "./lane";
import { PartFiles } from "./part-files";
import type { TrackDeletion } from "./track-deletion";

interface PersonTracksProps {
  person: RecordedPerson;
  seconds: number;
  /** The show is on air. */
  isLive: boolean;
  mix: Mix;
  /** Tracks can be heard: the program plays. */
  canListen: boolean;
  onMute: () => void;
  onSolo: () => void;
  onDelete: (deletion: TrackDeletion) => void;
}

/** One person's tracks on the program's time line, with their files. */
export function PersonTracks(props: PersonTracksProps) {
  const { person, seconds, isLive, mix, canListen, onMute, onSolo, onDelete } = props;
  const { name, isPerson, hasDeclined, tracks } = person;
  const left = tracks.filter(({ erased }) => !erased);
  const parts = left.flatMap((track) => track.parts);
  const size = parts.reduce((sum, { size_bytes }) => sum + size_bytes, 0);
  const awaited = parts.reduce((sum, { awaited_bytes }) => sum + awaited_bytes, 0);
  const heard = isHeard(mix, person.id);
  return (
    <li className="border-line border-t py-3">
      <div className="flex min-h-8 items-center gap-2">
        <Avatar name={name} size={24} />
        <span className="min-w-0 truncate font-medium text-base">{name}</span>
        <span className="tabular whitespace-nowrap text-ink-muted text-sm max-sm:hidden">
          {sizeWords(size)}
          {isPerson && !hasDeclined && " · Agreed to be recorded"}
        </span>
        <div className="ml-auto flex items-center gap-0.5">
          {canListen && left.some(isSound) && (
            <Listening name={name} {...{ mix, heard, onMute, onSolo }} id={person.id} />
          )}
          {left.length > 0 && (
            <ForRole least="member">
              <MoreMenu
                label={`Actions for ${name}`}
                items={deletionsOf(person).map(({ label, deletion }) => ({
                  label,
                  danger: true,
                  onSelect: () => onDelete(deletion),
                }))}
              />
            </ForRole>
          )}
        </div>
      </div>
      {hasDeclined && left.length > 0 && (
        <p className="text-base text-warn sm:pl-8">
          {name} declined after this was recorded. Delete {name} from the recording if they ask you to.
        </p>
      )}
      {tracks.map((track) => (
        <div key={track.id} className="grid items-center gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <span className="text-ink-muted text-sm sm:pl-8">{KIND_NAMES[track.kind]}</span>
          {track.erased ? (
            <span className="py-0.5 text-ink-muted text-sm">Deleted</span>
          ) : (
            <Lane {...{ track, seconds, isLive }} quiet={isSound(track) && !heard} />
          )}
        </div>
      ))}
      <div className="sm:pl-8">
        {awaited > 0 && (
          <Meter
            role="progressbar"
            className="mt-2 max-w-md"
            label="Uploading their local recording"
            value={size}
            max={size + awaited}
            text={`${sizeWords(awaited)} to go`}
          />
        )}
        {parts.length > 0 && (
          <details className="mt-1">
            <summary className="w-fit rounded-sm py-1 text-ink-muted text-sm hover:text-ink">
              {countWords(parts.length, "file")}
            </summary>
            <PartFiles name={name} tracks={left} isLive={isLive} />
          </details>
        )}
      </div>
    </li>
  );
}

type ListeningProps = Pick<PersonTracksProps, "mix" | "onMute" | "onSolo"> & {
  id: string;
  name: string;
  heard: boolean;
};

function Listening({ id, name, mix, heard, onMute, onSolo }: ListeningProps) {
  const muted = mix.muted.has(id);
  const solo = mix.solo.has(id);
  return (
    <>
      <IconButton
        size="sm"
        label={`Mute ${name}`}
        aria-pressed={muted}
        icon={heard ? <Volume2 className="size-4" aria-hidden /> : <VolumeX className="size-4" aria-hidden />}
        className={muted ? "bg-warn-soft text-warn" : undefined}
        onClick={onMute}
      />
      <IconButton
        size="sm"
        label={`Hear only ${name}`}
        aria-pressed={solo}
        icon={<Headphones className="size-4" aria-hidden />}
        className={solo ? "bg-accent-soft text-accent" : undefined}
        onClick={onSolo}
      />
    </>
  );
}

/** What can be deleted of someone: everything, and each track if there are several. */
function deletionsOf({
  id,
  name,
  isPerson,
  tracks,
}: RecordedPerson): { label: string; deletion: TrackDeletion }[] {
  const left = tracks.filter(({ erased }) => !erased);
  const whole: TrackDeletion = { kind: "person", personId: id, name };
  const single = left.map((track) => ({
    label: `Delete ${KIND_NAMES[track.kind].toLowerCase()}`,
    deletion: {
      kind: "track",
      trackId: track.id,
      name,
      track: KIND_NAMES[track.kind].toLowerCase(),
    } as const,
  }));
  if (!isPerson) return single;
  return [{ label: "Delete from recording", deletion: whole }, ...(left.length > 1 ? single : [])];
}
