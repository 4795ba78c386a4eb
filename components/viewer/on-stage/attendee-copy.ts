import { OwnCopy } from "@/components/room/own-copy/own-copy";
import { ApiError } from "@/lib/client/api-error";
import { audienceApi } from "@/lib/client/audience-api";
import type { RoomSession } from "@/lib/room/room-session";
import type { StageSync } from "@/lib/room/stage-sync";
import { NO_TRACKS, type WantedTracks } from "@/lib/room/wanted-tracks";
import { attendeeUploads } from "./attendee-uploads";

/** What an attendee sends, while their devices are open for the stage. */
export interface Sending {
  /** Their id on stage. */
  person: string;
  session: RoomSession;
  tracks: () => WantedTracks;
  /** Whether they agreed to be recorded. */
  agreed: boolean;
}

interface AttendeeCopyOptions {
  slug: string;
  stage: StageSync;
  /** Null while their devices are closed. */
  sending: () => Sending | null;
  signal: AbortSignal;
}

const ASK_AGAIN_MS = 5_000;

/**
 * Returns an attendee's own copy, not started yet; null if they are no longer registered. It outlives their
 * devices, because the upload goes on after they have left the stage.
 */
export async function attendeeCopy(options: AttendeeCopyOptions): Promise<OwnCopy | null> {
  const { slug, stage, sending } = options;
  const person = sending()?.person ?? (await ownId(options));
  if (person === null) return null;
  return new OwnCopy({
    slug,
    door: "audience",
    server: async () => attendeeUploads(slug),
    show: () => sending()?.session ?? null,
    stage: () => stage.get().state,
    now: stage.clock.now,
    person: () => person,
    hasAgreed: () => sending()?.agreed ?? false,
    tracks: () => {
      const now = sending();
      return now?.session.get().canPublish ? now.tracks() : NO_TRACKS;
    },
  });
}

/** An earlier visit left something to upload, and only the server knows who they are. */
async function ownId({ slug, signal }: AttendeeCopyOptions): Promise<string | null> {
  const options = { as: `attendee:${slug}`, params: { slug }, patience: "once", signal } as const;
  while (!signal.aborted) {
    try {
      return (await audienceApi("getStageInvitation", options)).data.identity;
    } catch (error) {
      if (!(error instanceof ApiError && error.retryable)) return null;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  }
  return null;
}
