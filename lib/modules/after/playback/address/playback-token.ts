import type { ReplayViewer } from "@/lib/modules/after/replay-access";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { equalText, sign } from "@/lib/platform/security/crypto";
import { recordingOfPublicToken } from "./public-tokens";

/** `play`: playlists and everything they consist of. `download`: one file. */
type Purpose = "play" | "download";

const SECONDS: Record<Purpose, number> = { play: 12 * 3_600, download: 15 * 60 };

/** Addresses change this often, so that a page that reads a recording again goes on playing. */
const SAME_FOR_SECONDS: Record<Purpose, number> = { play: 600, download: 60 };

/**
 * What the holder of an address may read. With a public one, both. With a `live` one, what viewers over HTTP get, as long
 * as the viewer's tab with this identity is watching. With a `replay` one, the program, as long as this viewer may watch the replay. With an `earlier` one, an earlier version,
 * also what was edited out of this part of it. With a `still` one, a picture of one sponsor. With a `poster` one, the thumbnail, as long as
 * anyone may watch the replay. With a `download` one, the file at this path.
 */
export type Pass =
  | { recordingId: string; purpose: "play" | "public" | "poster" }
  | { recordingId: string; purpose: "download"; path: string }
  | { recordingId: string; purpose: "live"; identity: string }
  | ({ recordingId: string; purpose: "replay" } & ReplayViewer)
  | ({ recordingId: string; purpose: "earlier" } & EarlierPart)
  | ({ recordingId: string; purpose: "still" } & StillOf);

/** Which of a recording's stills. */
export interface StillOf {
  sponsorId: string;
  placement: string;
}

/** A part of an earlier version, in milliseconds of its program. */
interface EarlierPart {
  version: number;
  fromMs: number;
  toMs: number;
}

/** Returns the part of an address that lets anyone who has it play a recording for a while. */
export const playbackToken = (recordingId: string): string => signed([recordingId, "play", expiryOf("play")]);

/** Returns the part of an address that lets anyone who has it download one of a recording's files for a while. */
export const downloadToken = (recordingId: string, path: string): string =>
  signed([recordingId, "download", expiryOf("download"), path]);

/** Returns the part of an address with which one viewer watches a recording as a replay. */
export const replayToken = (recordingId: string, { registrationId, linkVersion }: ReplayViewer): string =>
  signed([recordingId, "replay", expiryOf("play"), registrationId, linkVersion]);

/** Returns the part of an address with which an edit is compared with what was there before, for as long as a download. */
export const earlierToken = (recordingId: string, { version, fromMs, toMs }: EarlierPart): string =>
  signed([recordingId, "earlier", expiryOf("download"), version, [Math.round(fromMs), Math.round(toMs)]]);

/** Returns the part of an address with which one still is seen, for as long as a download. */
export const stillToken = (recordingId: string, { sponsorId, placement }: StillOf): string =>
  signed([recordingId, "still", expiryOf("download"), sponsorId, placement]);

/** When an address that is made now stops working, in epoch seconds. */
function expiryOf(purpose: Purpose): number {
  const now = databaseNow().getTime() / 1000;
  const step = SAME_FOR_SECONDS[purpose];
  return Math.ceil(now / step) * step + SECONDS[purpose];
}

/** Returns the part of an address with which a viewer's tab watches a show on air. */
export const liveToken = (recordingId: string, identity: string): string =>
  signed([recordingId, "live", null, identity]);

/** Returns the part of an address with which anyone sees the thumbnail of a replay that is open to everyone. */
export const posterToken = (recordingId: string): string => signed([recordingId, "poster", null]);

function signed(said: readonly unknown[]): string {
  const body = Buffer.from(JSON.stringify(said)).toString("base64url");
  return `${body}.${sign("playback", body)}`;
}

/** Returns what a token allows; `expired` if it no longer does, null if it isn't one of ours. */
export async function readPlaybackToken(token: string): Promise<Pass | "expired" | null> {
  const recordingId = await recordingOfPublicToken(token);
  return recordingId === undefined ? readSigned(token) : { recordingId, purpose: "public" };
}

function readSigned(token: string): Pass | "expired" | null {
  const [body = "", mac = "", ...more] = token.split(".");
  if (more.length > 0 || !equalText(mac, sign("playback", body))) return null;
  const said = JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
  const [recordingId, purpose, expires, whose, linkVersion] = said;
  if (purpose === "poster") return { recordingId, purpose };
  if (purpose === "live") return { recordingId, purpose, identity: whose };
  if (expires <= databaseNow().getTime() / 1000) return "expired";
  if (purpose === "earlier") {
    const [version, [fromMs, toMs]] = said.slice(3);
    return { recordingId, purpose, version, fromMs, toMs };
  }
  if (purpose === "still") return { recordingId, purpose, sponsorId: whose, placement: linkVersion };
  if (purpose === "download") return { recordingId, purpose, path: whose };
  return purpose === "replay"
    ? { recordingId, purpose, registrationId: whose, linkVersion }
    : { recordingId, purpose };
}
