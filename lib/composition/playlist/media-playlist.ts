/** A piece of picture or sound in a playlist. */
export interface PlaylistPiece {
  uri: string;
  seconds: number;
  /** When its beginning was live. Null if it never was. */
  at: Date | null;
  /** Only if its times don't follow the previous piece's, or its header differs. */
  isDiscontinuous?: boolean;
}

interface MediaPlaylist {
  /** Address of the header that the pieces are played with. Captions have none. */
  init: string | null;
  pieces: readonly PlaylistPiece[];
  /** `growing`: more follow. `finished`: it's whole. `window`: more follow, and old ones leave it. */
  state: "growing" | "finished" | "window";
  /** How many pieces have left it. */
  left?: number;
  /** A request may wait for the next piece. */
  isAwaitable?: boolean;
  /** The longest that a piece may become, in seconds: it never changes while the playlist grows. */
  longestSeconds: number;
}

/** Differences below this are rounding, in milliseconds. */
const ROUNDING_MS = 25;

/** Writes an HLS media playlist of fragmented MP4 (RFC 8216). */
export function mediaPlaylist(given: MediaPlaylist): string {
  const { init, pieces, state, left = 0, isAwaitable = false, longestSeconds } = given;
  const type = { growing: "EVENT", finished: "VOD", window: null }[state];
  const lines = [
    ...["#EXTM3U", "#EXT-X-VERSION:7"],
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.round(longestSeconds))}`,
    ...(isAwaitable ? ["#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES"] : []),
    `#EXT-X-MEDIA-SEQUENCE:${left}`,
    ...(type ? [`#EXT-X-PLAYLIST-TYPE:${type}`] : []),
    "#EXT-X-INDEPENDENT-SEGMENTS",
    ...(init === null ? [] : [`#EXT-X-MAP:URI="${attribute(init)}"`]),
  ];
  let expected = Number.NaN;
  for (const { uri, seconds, at, isDiscontinuous = false } of pieces) {
    if (isDiscontinuous) lines.push("#EXT-X-DISCONTINUITY");
    // Said again where time was cut out.
    if (at === null) expected = Number.NaN;
    else if (!(Math.abs(at.getTime() - expected) <= ROUNDING_MS)) {
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${at.toISOString()}`);
      expected = at.getTime();
    }
    lines.push(`#EXTINF:${seconds.toFixed(6)},`, oneLine(uri));
    expected += seconds * 1000;
  }
  if (state === "finished") lines.push("#EXT-X-ENDLIST");
  return `${lines.join("\n")}\n`;
}

/** An address with a line break would be two lines of the playlist. */
const oneLine = (uri: string): string => uri.replaceAll(/[\r\n]/g, (found) => encodeURIComponent(found));

/** Nothing in a quoted attribute can end it. */
export const attribute = (text: string): string =>
  text.replaceAll('"', "%22").replaceAll(/[\r\n]/g, (found) => encodeURIComponent(found));
