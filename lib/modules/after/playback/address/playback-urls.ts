import type { ReplayViewer } from "@/lib/modules/after/replay-access";
import { env } from "@/lib/platform/runtime/env";
import { STILL_PATH } from "./playback-path";
import {
  downloadToken,
  earlierToken,
  liveToken,
  playbackToken,
  posterToken,
  replayToken,
  stillToken,
} from "./playback-token";

/** Path of programs. On our pages' origin, whose scripts load playlists and pieces. */
export const PLAYBACK_PATH = "/recordings";

const urlOf = (token: string, file: string): string =>
  `${env().PUBLIC_URL.replace(/\/$/, "")}${PLAYBACK_PATH}/${token}/${file}`;

/** Returns the address of what a viewer's tab plays of a show on air. */
export const liveUrl = (recordingId: string, identity: string): string =>
  urlOf(liveToken(recordingId, identity), "master.m3u8");

/** Returns the playlist of an earlier version. */
export const earlierUrl = (...asked: Parameters<typeof earlierToken>): string =>
  urlOf(earlierToken(...asked), "master.m3u8");

/** Returns the address of a still. */
export const stillUrl = (...asked: Parameters<typeof stillToken>): string =>
  urlOf(stillToken(...asked), STILL_PATH);

/** Returns the address of a recording's thumbnail, for networks that keep pictures: with `mark`, they fetch the next one. */
export const posterUrl = (recordingId: string, mark: string): string =>
  `${urlOf(posterToken(recordingId), "thumbnail.jpg")}?v=${mark}`;

/** Returns a function that returns the address at which a viewer of the replay reads one of a program's files. */
export function replayUrls(viewer: ReplayViewer): (recording: { id: string }) => (file: string) => string {
  return ({ id }) => {
    const token = replayToken(id, viewer);
    return (file) => urlOf(token, file);
  };
}

interface Addressed {
  id: string;
  publicToken: string | null;
}

/** Returns a function that returns the address of one of a program's files, by its name. */
export function playbackUrls({ id, publicToken }: Addressed): (file: string) => string {
  const token = publicToken ?? playbackToken(id);
  return (file) => urlOf(token, file);
}

/** Returns the address from which a file can be downloaded: the MP4 under any name, or a clip's. It leads to this file only. */
export const downloadUrl = ({ id, publicToken }: Addressed, path: string): string =>
  urlOf(publicToken ?? downloadToken(id, path), path);
