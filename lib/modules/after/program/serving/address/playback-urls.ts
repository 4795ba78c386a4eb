import { env } from "@/lib/platform/runtime/env";
import { playbackToken } from "./playback-token";

/** Path of programs. On our pages' origin, whose scripts load playlists and pieces. */
export const PLAYBACK_PATH = "/recordings";

const urlOf = (token: string, file: string): string =>
  `${env().PUBLIC_URL.replace(/\/$/, "")}${PLAYBACK_PATH}/${token}/${file}`;

/** Returns a function that returns the address of one of a program's files, by its name. */
export function playbackUrls(recordingId: string): (file: string) => string {
  const token = playbackToken(recordingId, "play");
  return (file) => urlOf(token, file);
}

/** Returns the address from which the MP4 can be downloaded under this name. */
export const downloadUrl = (recordingId: string, name: string): string =>
  urlOf(playbackToken(recordingId, "download"), name);
