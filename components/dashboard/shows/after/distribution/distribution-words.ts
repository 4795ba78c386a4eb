import type { BadgeTone } from "@/components/ui/badge";
import type {
  DestinationWire,
  DistributionJobWire,
  DistributionResultWire,
  DistributionWarning,
} from "@/lib/modules/made/distribution/schema";

export type Kind = DestinationWire["kind"];

export const KINDS: readonly { value: Kind; label: string; description: string }[] = [
  { value: "podcast", label: "Podcast", description: "A feed that apps and directories subscribe to." },
  { value: "embed", label: "Embed", description: "A page with a player, for your own site." },
  { value: "webhook", label: "Webhook", description: "A signed request with the files’ URLs." },
  { value: "youtube", label: "YouTube", description: "A video on your channel." },
  { value: "linkedin", label: "LinkedIn", description: "A post with the video, on a page or profile." },
  { value: "s3", label: "S3 folder", description: "All files, in a bucket of yours." },
];

export const kindLabel = (kind: Kind): string => KINDS.find(({ value }) => value === kind)?.label ?? kind;

interface Said {
  label: string;
  tone: BadgeTone;
}

const RESULTS: Record<DistributionResultWire["state"], Said> = {
  draft: { label: "Draft", tone: "neutral" },
  queued: { label: "Queued", tone: "neutral" },
  running: { label: "Publishing…", tone: "accent" },
  published: { label: "Published", tone: "ok" },
  captured: { label: "Captured", tone: "warn" },
  failed: { label: "Failed", tone: "danger" },
  cancelled: { label: "Cancelled", tone: "neutral" },
  withdrawing: { label: "Unpublishing…", tone: "accent" },
  withdrawn: { label: "Unpublished", tone: "neutral" },
};

export function resultSaid({ state, next_attempt_at, stale, kind }: DistributionResultWire): Said {
  if (stale) return { label: isServed(kind) ? "Hidden" : "Out of date", tone: "warn" };
  return state === "queued" && next_attempt_at ? { label: "Retrying", tone: "warn" } : RESULTS[state];
}

const isServed = (kind: Kind): boolean => kind === "podcast" || kind === "embed";

/** What to do about a publication that an edit was made after. */
export function staleSaid(
  { stale, kind }: DistributionResultWire,
  { type }: DistributionJobWire["item"],
): string | null {
  if (!stale) return null;
  if (!isServed(kind))
    return "Published before the recording was edited. Unpublish it, then publish the new version.";
  return type === "recording"
    ? "Hidden because the recording was edited. It’s back once the new MP4 is ready."
    : "Hidden because the recording was edited. Unpublish it, then publish the new version.";
}

export const WARNINGS: Record<DistributionWarning, string> = {
  stale_transcript: "The transcript was corrected after this was made.",
  stale_recording: "The recording was edited after this was made.",
  erased: "Parts of this text were deleted with someone’s data.",
  no_captions: "No captions: no one who agreed to be recorded has spoken.",
  no_chapters: "No chapters: the run of show had no segments.",
};

export const isUnfinished = ({ state, stage }: DistributionJobWire): boolean =>
  state === "queued" || state === "running" || stage === "withdrawing";

const CAN_WITHDRAW = ["draft", "queued", "running", "published", "captured"];

/** Whether something can be unpublished or cancelled. An episode that couldn't be made again is still out. */
export const canWithdraw = ({ results }: DistributionJobWire): boolean =>
  results.some(
    ({ state, kind, url }) =>
      CAN_WITHDRAW.includes(state) || (kind === "podcast" && state === "failed" && url !== null),
  );

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** What someone pastes into their own page to show an embed. */
export const embedCode = (url: string, title: string): string => {
  const [src, name] = [url, title].map((text) => text.replaceAll(/[&<>"]/g, (one) => ENTITIES[one] ?? one));
  return `<iframe src="${src}" title="${name}" style="width: 100%; aspect-ratio: 16 / 9; border: 0" allow="fullscreen; picture-in-picture"></iframe>`;
};

export const TYPES: Record<DistributionJobWire["item"]["type"], string> = {
  recording: "Recording",
  clip: "Clip",
  content: "Text",
};
