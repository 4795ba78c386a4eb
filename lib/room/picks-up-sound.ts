import { watchLevel } from "./mic-level";

const LOUD_ENOUGH = 0.12;

/**
 * Resolves to whether a microphone picks up any sound within so many milliseconds; null if the browser couldn't
 * listen.
 */
export const picksUpSound = (track: MediaStreamTrack, withinMs: number): Promise<boolean | null> =>
  new Promise((resolve) => {
    let answer: boolean | null = null;
    const finish = () => {
      clearTimeout(timer);
      end();
      resolve(answer);
    };
    const end = watchLevel(track, (level) => {
      answer = level >= LOUD_ENOUGH;
      if (answer) finish();
    });
    const timer = setTimeout(finish, withinMs);
  });
