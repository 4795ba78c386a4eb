import { loadProgram } from "@/components/program/load-program";
import { followLive } from "@/lib/hls/live-player";

/** Runs in a browser: plays recordings to their end, or follows a live playlist. */

const video = document.body.appendChild(document.createElement("video"));
video.muted = true;

/** Plays a recording from a second on, as our pages do. */
async function playToEnd(url: string, from: number): Promise<object> {
  const ended = new Promise((resolve) => video.addEventListener("ended", resolve, { once: true }));
  const failed = new Promise((_, reject) => setTimeout(() => reject(new Error(stateOf())), 20_000));
  const program = await loadProgram(video, { url, from, onFailure: () => undefined });
  void video.play();
  await Promise.race([ended, failed]);
  const { currentTime, duration } = video;
  program.letGo();
  return { currentTime, duration };
}

const stateOf = (): string =>
  `It isn't played to its end: ${JSON.stringify([video.currentTime, video.readyState, video.seeking])}`;

/** Follows it with its captions. Returns them once there are any, and when what is shown at the time 0 was live. */
async function followCaptions(url: string): Promise<object> {
  const player = await followLive(video, { url, onFailure: () => undefined });
  void video.play();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const [track] = [...video.textTracks].filter(({ kind }) => kind === "subtitles");
    if (track) track.mode = "showing";
    const cues = [...(track?.cues ?? [])] as VTTCue[];
    const date = player.date();
    if (cues.length === 0 || date === null) continue;
    const startedAt = date - video.currentTime * 1_000;
    return { startedAt, cues: cues.map(({ startTime, endTime, text }) => ({ startTime, endTime, text })) };
  }
}

Object.assign(window, { playToEnd, followCaptions });
