import { watchLevel } from "./mic-level";

const LOUD_ENOUGH = 0.12;

/** Resolves to whether a microphone picks up any sound within so many milliseconds. */
export const picksUpSound = (track: MediaStreamTrack, withinMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const finish = (heard: boolean) => {
      clearTimeout(timer);
      end();
      resolve(heard);
    };
    const end = watchLevel(track, (level) => level >= LOUD_ENOUGH && finish(true));
    const timer = setTimeout(() => finish(false), withinMs);
  });
