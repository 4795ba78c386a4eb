import type { DataOf } from "@/lib/client/wire-types";
import { sizeWords } from "@/lib/storage-use/size-words";
import type { Recording } from "../facts/recording";
import { countWords } from "../facts/recording-words";
import { KIND_NAMES } from "../facts/track-words";
import type { TrackDeletion } from "../tracks/track-deletion";

export type Deletion = { kind: "recording" } | TrackDeletion;
export type Receipt = DataOf<"deleteRecording">;

/** What a deletion's dialog and its toast say. */
interface DeletionWords {
  title: string;
  description: string;
  confirm: string;
  done: string;
}

export function deletionWords(deletion: Deletion): DeletionWords {
  if (deletion.kind === "recording")
    return {
      title: "Delete this recording?",
      description: "The program, all tracks and their files are deleted for everyone. This can’t be undone.",
      confirm: "Delete recording",
      done: "Recording deleted",
    };
  const { name } = deletion;
  if (deletion.kind === "person")
    return {
      title: `Delete ${name} from the recording?`,
      description: `All tracks of ${name} are deleted. The program, its transcript and the replay’s chat no longer include ${name}. This can’t be undone.`,
      confirm: `Delete ${name}`,
      done: `${name} deleted from the recording`,
    };
  return {
    title: `Delete ${name}’s ${deletion.track}?`,
    description: "Its files are deleted, and the track is removed from the program. This can’t be undone.",
    confirm: `Delete ${deletion.track}`,
    done: `${name}’s ${deletion.track} deleted`,
  };
}

/** What the operation deletes, a line each. */
export function receiptLines(receipt: Receipt, { tracks }: Pick<Recording, "tracks">): string[] {
  const named = tracks.filter(({ id }) => receipt.tracks.includes(id));
  const kinds = Map.groupBy(named, ({ kind }) => kind);
  const listed = [...kinds].map(([kind, own]) => {
    const name = KIND_NAMES[kind].toLowerCase();
    return own.length === 1 ? name : `${own.length} × ${name}`;
  });
  return [
    `${countWords(receipt.tracks.length, "track")}${listed.length > 0 ? `: ${listed.join(", ")}` : ""}`,
    countWords(receipt.files, "stored file"),
    `${sizeWords(receipt.size_bytes)} of storage freed`,
    ...(receipt.transcript_lines > 0
      ? [`${countWords(receipt.transcript_lines, "line")} of captions and transcript`]
      : []),
    ...(receipt.edits.length > 0
      ? [
          `${countWords(receipt.edits.length, "edit")} that ${receipt.edits.length === 1 ? "applies" : "apply"} to them`,
        ]
      : []),
    ...(receipt.segments > 0 ? [`${countWords(receipt.segments, "moment")} for clips`] : []),
    ...(receipt.clips.length > 0 ? [`${countWords(receipt.clips.length, "clip")} made from it`] : []),
    ...(receipt.content.length > 0 ? [`${countWords(receipt.content.length, "text")} made from it`] : []),
    ...(receipt.calls.length > 0
      ? [`${countWords(receipt.calls.length, "sales call")} analyzed from the show`]
      : []),
    ...destinationLines(receipt.distribution),
  ];
}

function destinationLines({ withdrawn, left }: Receipt["distribution"]): string[] {
  const places = (ids: readonly string[]) => countWords(ids.length, "destination");
  return [
    ...(withdrawn.length > 0 ? [`Unpublished from ${places(withdrawn)}`] : []),
    ...(left.length > 0 ? [`Still at ${places(left)}: see Distribution`] : []),
  ];
}

/** What the operation is asked to delete. */
export const deletionQuery = (deletion: Deletion): Record<string, string> => ({
  confirm: "true",
  ...(deletion.kind === "person" ? { person_id: deletion.personId } : {}),
  ...(deletion.kind === "track" ? { track_id: deletion.trackId } : {}),
});
