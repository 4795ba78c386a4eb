import type { Recording } from "@/packages/client/src/index";
import { inTest, until } from "../../e2e/support/api";
import { log } from "../clock";

/** How often it's said how far the recording is, in milliseconds. */
const SAY_MS = 15_000;
const LONGEST_SEC = 420;
const UPLOAD_SEC = 60;

const latest = async (slug: string): Promise<Recording | undefined> =>
  (await inTest.listRecordings({ slug })).data[0];

/** How far a recording is, in words. */
function howFar({ state, program, tracks, notes }: Recording): string {
  const parts = tracks.flatMap((track) => track.parts);
  const captured = parts.filter(({ copy }) => copy === "server").length;
  const composed = `composed ${(program?.composed_sec ?? 0).toFixed(0)} of ${(program?.duration_sec ?? 0).toFixed(0)} s`;
  const said = [...new Set(notes.map(({ message }) => message))].map((message) => `. ${message}`).join("");
  return `recording ${state}: ${composed}; parts: ${captured} captured by the server, ${parts.length - captured} by browsers${said}`;
}

export async function sayHowFar(slug: string): Promise<void> {
  const recording = await latest(slug);
  log(`         ${recording ? howFar(recording) : "no recording yet"}`);
}

/** Whether speakers' browsers have uploaded what they recorded, after some waiting: a busy machine takes its time. */
export async function uploadedBySpeakers(slug: string): Promise<boolean> {
  return until(
    "the speakers' local recordings",
    async () => {
      const own = (await latest(slug))?.tracks
        .flatMap(({ parts }) => parts)
        .filter(({ copy }) => copy === "browser");
      return own?.every(({ state, awaited_bytes }) => state !== "capturing" && awaited_bytes === 0);
    },
    UPLOAD_SEC,
  ).then(
    () => true,
    () => false,
  );
}

/** Waits until a recording can be downloaded. */
export async function readyRecording(slug: string): Promise<Recording> {
  let saidAt = Date.now();
  return until(
    "the recording",
    async () => {
      const recording = await latest(slug);
      if (recording?.state === "failed") throw new Error("The recording failed.");
      if (recording?.state === "ready" && recording.program?.mp4.state === "ready") {
        log(`         ${howFar(recording)}`);
        return recording;
      }
      if (Date.now() - saidAt > SAY_MS) {
        saidAt = Date.now();
        await sayHowFar(slug);
      }
    },
    LONGEST_SEC,
  );
}
