import { secondAsClock } from "@/lib/stage/video-time";
import { countWords } from "../facts/recording-words";
import { lengthWords, tenthsClock } from "./clock";
import type { Change, Edit } from "./edit";
import { LAYER_NAMES } from "./edit-kinds";

type Described = Pick<Edit, "kind" | "person_id" | "from_sec" | "to_sec" | "length_sec" | "details">;

/** An edit in a few words: `12 s cut at 3:14`. */
export function editTitle(edit: Described, nameOf: (personId: string) => string): string {
  const { kind, from_sec, to_sec, length_sec } = edit;
  const length = lengthWords(length_sec ?? 0);
  const at = from_sec === null ? "" : ` at ${secondAsClock(from_sec)}`;
  if (kind === "drop") return `${length} cut${at}`;
  if (kind === "trim") return `${length} trimmed`;
  if (kind === "intro" || kind === "outro") return `${kind === "intro" ? "Intro" : "Outro"} of ${length}`;
  if (kind === "shorten_silences") return `${length} of silence cut`;
  if (kind === "move_cut") return `Cut moved by ${length}${at}`;
  if (kind === "redact_words") return `${countWords(edit.details?.words ?? 1, "word")} redacted${at}`;
  if (kind === "redact_slide") return `Slide ${edit.details?.slide ?? ""} redacted`;
  const done = doneIn(edit, nameOf);
  if (length_sec === null) return `${done} throughout`;
  return from_sec === null || to_sec === null
    ? `${done} for ${length}`
    : `${done} from ${secondAsClock(from_sec)} to ${secondAsClock(to_sec)}`;
}

function doneIn({ kind, person_id, details }: Described, nameOf: (personId: string) => string): string {
  if (kind === "hide_person") return `${nameOf(person_id ?? "")} hidden`;
  if (kind === "mute_person") return `${nameOf(person_id ?? "")} muted`;
  if (kind === "hide_layer") return `${details?.layer ? LAYER_NAMES[details.layer] : "Layer"} hidden`;
  if (kind === "redact_area") return "Area covered";
  const people = details?.person_ids?.map(nameOf).join(" and ");
  return people ? `Only ${people} shown` : "Layout changed";
}

/** What an edit changes, a sentence each. */
export function changeLines({ before_sec, after_sec, made_again, stale }: Change): string[] {
  const shorter = before_sec - after_sec;
  const length =
    Math.abs(shorter) < 0.05
      ? `The program will stay ${tenthsClock(after_sec)} long.`
      : `The program will be ${lengthWords(Math.abs(shorter))} ${shorter > 0 ? "shorter" : "longer"}: ${tenthsClock(before_sec)} → ${tenthsClock(after_sec)}.`;
  return [
    length,
    madeAgainWords(made_again),
    "Captions and chapters will be updated. The MP4 and its thumbnail will be rendered again.",
    ...staleWords(stale),
  ];
}

/** As in "2 clips and 1 text will be out of date." */
function staleWords({ clips, content, destinations, left }: Change["stale"]): string[] {
  const parts = [
    ...(clips.length > 0 ? [countWords(clips.length, "clip")] : []),
    ...(content.length > 0 ? [countWords(content.length, "text")] : []),
  ];
  return [
    ...(parts.length > 0 ? [`${parts.join(" and ")} will be out of date.`] : []),
    ...(destinations.length > 0
      ? [`It’s hidden at ${countWords(destinations.length, "destination")} until the new MP4 is ready.`]
      : []),
    ...(left.length > 0
      ? [
          `${countWords(left.length, "destination")} ${left.length === 1 ? "keeps" : "keep"} the earlier version. Unpublish it there under Distribution.`,
        ]
      : []),
  ];
}

/** What has to be composed, as in "About 8 s of video and 3 s of audio need to be rendered again." */
export function madeAgainWords({ picture, sound }: Change["made_again"]): string {
  const parts = [
    ...(picture.pieces > 0 ? [`${lengthWords(picture.seconds)} of video`] : []),
    ...(sound.pieces > 0 ? [`${lengthWords(sound.seconds)} of audio`] : []),
  ];
  if (parts.length === 0) return "Nothing needs to be rendered again.";
  return `About ${parts.join(" and ")} ${parts.length > 1 ? "need" : "needs"} to be rendered again.`;
}

/** `2 words, 0.8 s: “you know”` */
export const spokenWords = (words: number, seconds: number, text: string): string =>
  `${countWords(words, "word")}, ${lengthWords(seconds)}: “${text}”`;

/** `3:14.2–3:26.2, 12 s` */
export const selectedTime = ({ from, to }: { from: number; to: number }): string =>
  `${tenthsClock(from)}–${tenthsClock(to)}, ${lengthWords(to - from)}`;

/** `3 lines, 12 s` */
export const selectedWords = (lines: number, seconds: number): string =>
  `${countWords(lines, "line")}, ${lengthWords(seconds)}`;
