import { livePlaylistUrl } from "@/lib/modules/after/playback";
import { consentNow, recordingAnswers } from "@/lib/modules/people/recording-consent";
import { HEARTBEAT_SECONDS, noteViewerOverHttp } from "@/lib/modules/room/room";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { StageState } from "@/lib/stage";
import { isIncluded } from "@/lib/stage/recorded";
import { personOf } from "@/lib/stage/room-identity";
import type { liveOverHttpContract } from "./contract";

/** Composing has begun with this call, or a moment ago. */
const FIRST_SECONDS = 1;

/** Whoever watches over HTTP has to call again and again: their time in the show is counted by these calls. */
export async function watchOverHttp(
  ctx: Ctx,
  input: InputOf<typeof liveOverHttpContract.watchOverHttp>,
): Promise<OutputOf<typeof liveOverHttpContract.watchOverHttp>> {
  const { event, identity, stage } = await noteViewerOverHttp(ctx, input);
  const someone_left_out = await isSomeoneLeftOut(ctx, event.id, stage);
  const url = await livePlaylistUrl(event.id, identity);
  return url === null
    ? { playlist_url: null, next_in_sec: FIRST_SECONDS, waits_for: "first_seconds", someone_left_out }
    : { playlist_url: url, next_in_sec: HEARTBEAT_SECONDS, waits_for: null, someone_left_out };
}

async function isSomeoneLeftOut(
  ctx: Ctx,
  eventId: string,
  { stage, recording }: StageState,
): Promise<boolean> {
  const answers = await recordingAnswers(ctx, eventId);
  return stage.some(({ identity }) => !isIncluded(recording, consentNow(answers, personOf(identity))));
}
