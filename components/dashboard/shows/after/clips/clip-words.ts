import type { BadgeTone } from "@/components/ui/badge";
import { secondAsClock } from "@/lib/stage/video-time";
import type { Clip, Segment } from "./shorts";

const STAGES: Record<NonNullable<Clip["stage"]>, string> = {
  preparing: "Preparing…",
  rendering: "Rendering…",
  checking: "Checking…",
  storing: "Saving…",
};

/** What a clip's state is called. */
export function clipState({ state, stage, stale, preview }: Clip): { label: string; tone: BadgeTone } {
  if (state === "queued") return { label: "Queued", tone: "neutral" };
  if (state === "running") return { label: STAGES[stage ?? "preparing"], tone: "accent" };
  if (state === "failed") return { label: "Failed", tone: "danger" };
  if (stale) return { label: "Out of date", tone: "warn" };
  return preview ? { label: "Preview", tone: "neutral" } : { label: "Ready", tone: "ok" };
}

const NOTES: Record<Clip["notes"][number], string> = {
  focus_not_found: "Couldn’t find the person to keep in frame, so the clip shows the whole picture.",
  focus_away: "The person to keep in frame isn’t on stage the whole time.",
  silences_kept: "Pauses weren’t cut: the words have no times. Transcribe the recording first.",
  fillers_kept: "Filler words weren’t cut: the words have no times. Transcribe the recording first.",
  sound_quiet: "Quieter than other clips because short, loud sounds such as claps limit the volume.",
  no_faces: "Couldn’t find a face to keep in frame, so the clip shows the whole picture.",
  other_faces:
    "Several people are in frame. The clip shows the largest face, which may not be the one speaking.",
  no_captions: "No captions: nothing is said in it.",
};

/** What a host should know about a clip. */
export function clipNotes({ notes, quality, stale }: Clip): string[] {
  const words = notes.map((note) => NOTES[note]);
  if (stale) words.push("The recording or its transcript changed since. Render it again to match.");
  if (quality && quality.black_sec >= 0.5)
    words.push(`The video is black for ${round(quality.black_sec)} s.`);
  if (quality && quality.frozen_sec >= 1) words.push(`The video freezes for ${round(quality.frozen_sec)} s.`);
  return words;
}

const round = (seconds: number): string => String(Math.round(seconds * 10) / 10);

/** Size, length and loudness of a finished clip. */
export function clipFacts({ width, height, duration_sec, quality }: Clip): string {
  const facts = [
    width && height ? `${width} × ${height}` : null,
    duration_sec === null ? null : `${Math.round(duration_sec)} s`,
    quality?.loudness_lufs == null ? null : `${Math.round(quality.loudness_lufs)} LUFS`.replace("-", "−"),
  ];
  return facts.filter((fact) => fact !== null).join(" · ");
}

/** Where a segment is, and who speaks in it. */
export function segmentFacts({ start_sec, end_sec, speakers }: Segment): string {
  const names = speakers.map(({ name }) => name ?? "Someone").slice(0, 3);
  const when =
    start_sec === null || end_sec === null
      ? "Cut by an edit"
      : `${secondAsClock(start_sec)} to ${secondAsClock(end_sec)} · ${Math.round(end_sec - start_sec)} s`;
  return [when, ...(names.length > 0 ? [names.join(", ")] : [])].join(" · ");
}

/** `+16`, `−12` */
export const pointsWords = (points: number): string => {
  if (points === 0) return "0";
  return points < 0 ? `−${-points}` : `+${points}`;
};

/** What was understood of a prompt, in a few words. */
export function planWords(plan: {
  person: string | null;
  topic: string | null;
  least_sec: number | null;
  most_sec: number | null;
  look: Record<string, unknown>;
}): string[] {
  const { person, topic, least_sec: least, most_sec: most, look } = plan;
  const caption = (look.caption ?? {}) as Record<string, unknown>;
  const words = [
    person,
    topic && `about “${topic}”`,
    look.orientation,
    lengthWords(least, most),
    caption.show === false && "no captions",
    typeof caption.preset === "string" && `${caption.preset} captions`,
    look.template_id === "editorial_motion" && "editorial",
    look.motion,
    look.highlight_hex,
    look.removeSilences === true && "pauses cut",
    look.removeFillers === true && "fillers cut",
    look.improveSound === true && "noise reduced",
    look.timerBadge === true && "timer",
    look.logo === true && "logo",
    typeof look.title === "string" && `titled “${look.title}”`,
    look.focusMode === "off" && "everyone in frame",
  ];
  return words.filter((word): word is string => typeof word === "string" && word !== "");
}

function lengthWords(least: number | null, most: number | null): string | null {
  if (least === null || most === null) return null;
  if (least <= 5) return `up to ${Math.round(most)} s`;
  if (most >= 120) return `at least ${Math.round(least)} s`;
  return `${Math.round(least)} to ${Math.round(most)} s`;
}
