import { Readable } from "node:stream";
import { StorageError } from "./port";

/** Returns the same bytes, and fails if none come for too long while someone is reading. Readers may pause. */
export function endsWhenSilent(body: Readable, silenceMs: number): Readable {
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => watched.destroy(new StorageError("away", "The storage stopped sending.")),
      silenceMs,
    );
  };
  const watched = new Readable({
    read() {
      wait();
      body.resume();
    },
    destroy(error, done) {
      clearTimeout(timer);
      body.destroy();
      done(error);
    },
  });
  // First, so that listening starts nothing.
  body.pause();
  body.on("data", (chunk: Uint8Array) => {
    if (watched.push(chunk)) return wait();
    clearTimeout(timer);
    body.pause();
  });
  body.once("end", () => {
    clearTimeout(timer);
    watched.push(null);
  });
  body.on("error", (cause) => {
    watched.destroy(new StorageError("away", "The storage hung up.", { cause }));
  });
  return watched;
}
