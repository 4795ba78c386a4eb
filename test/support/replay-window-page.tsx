import { useCallback, useState } from "react";
import { createRoot } from "react-dom/client";
import { usePlayback } from "@/components/program/use-playback";
import type { ShownProgram } from "@/components/program/use-program";
import type { ReplayProgram } from "@/components/viewer/replay/replay";
import { ReplayStage } from "@/components/viewer/replay/replay-stage";
import type { SaidLine } from "@/components/viewer/replay/use-transcript";
import { type Viewer, ViewerContext } from "@/components/viewer/viewer-context";
import { en } from "@/components/viewer/words/en";

/** Runs in a browser: the replay's player with a recording of two seconds, made here, and something said in each. */

const SECONDS = 2;
const TYPE = 'video/webm;codecs="vp8"';

const said = (from: number, text: string): SaidLine => {
  const to = from + 1;
  return { from, to, speaker: "Ada", text, cues: [{ from, to, rows: [text] }] };
};
const LINES = [said(0, "In the first second"), said(1, "In the next second")];
const AUDIENCE = { chat: [], questions: [], polls: [], calls: [], reactions: [] };
const PROGRAM = {
  ...{ recording_id: "rec", version: 1, duration_sec: SECONDS, composed_sec: SECONDS, chapters: [] },
  ...{ thumbnail_url: null, captions: [] },
} as unknown as ReplayProgram;
const SHOWN: ShownProgram = {
  ...{ failed: false, retry: () => undefined },
  ...{ heights: [], height: null, setHeight: () => undefined },
};
const VIEWER = { view: { language: "en", watchPath: "/" }, words: en, takesPart: true } as unknown as Viewer;

function Player() {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const playback = usePlayback(video, SECONDS);
  const set = useCallback((made: HTMLVideoElement | null) => {
    setVideo(made);
    if (made) void load(made);
  }, []);
  return (
    <ViewerContext value={VIEWER}>
      <ReplayStage
        {...{ video, playback, program: PROGRAM, shown: SHOWN, lines: LINES, audience: AUDIENCE }}
        setVideo={set}
      />
    </ViewerContext>
  );
}

/** Plays from memory, as programs do: a moved element would lose it if it was loaded again. */
async function load(video: HTMLVideoElement): Promise<void> {
  const recorded = await record();
  const source = new MediaSource();
  source.addEventListener(
    "sourceopen",
    () => {
      const buffer = source.addSourceBuffer(TYPE);
      buffer.addEventListener("updateend", () => source.readyState === "open" && source.endOfStream());
      buffer.appendBuffer(recorded);
    },
    { once: true },
  );
  video.loop = true;
  video.src = URL.createObjectURL(source);
}

async function record(): Promise<ArrayBuffer> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  const drawing = setInterval(() => pen?.fillRect(0, 0, canvas.width * Math.random(), canvas.height), 40);
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: TYPE });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
  recorder.start();
  await new Promise((resolve) => setTimeout(resolve, 1_000 * SECONDS));
  recorder.stop();
  await stopped;
  clearInterval(drawing);
  return new Blob(parts).arrayBuffer();
}

const root = createRoot(document.body.appendChild(document.createElement("main")));
root.render(<Player />);
Object.assign(window, { leaveReplay: () => root.unmount() });
