import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderPicture } from "@/lib/composition/picture/render-picture";
import { drawStill } from "@/lib/composition/stills/draw-still";
import { initialState, type StagePerson } from "@/lib/stage";
import { stageWordsFor } from "@/lib/stage/words/stage-words-for";
import { stageLook } from "@/lib/theme/stage-look";

/**
 * Draws a still with letters of several scripts, and composes a second of picture below it, as installed here. Argument:
 * the folder for `still.png` and `span.mp4`.
 */
const [folder = "."] = process.argv.slice(2);

const SIZE = { width: 1280, height: 720 };
const FRAMES = 30;
const person = (identity: string, name: string): StagePerson => ({
  ...{ identity, name, title: "", kind: "guest", muted: false },
});

const still = await drawStill(
  {
    state: {
      ...initialState({
        title: "Image",
        stage: [person("ana", "Ana Ruíz"), person("kei", "日本語の字幕 👋")],
      }),
      phase: "live",
      layout: "duo",
    },
    look: stageLook("retro", "#0f766e"),
    words: stageWordsFor("en"),
    votes: null,
    people: { ana: "camera", kei: "initials" },
    screenOf: null,
    contentBelow: false,
    images: { logo: null, slide: null, whiteboard: null },
  },
  SIZE,
);
await writeFile(join(folder, "still.png"), still.png);

const job = {
  ...{ ...SIZE, frames: FRAMES, startMs: 0, ground: "#204060", below: null },
  ...{ tiles: [], above: "still", ticker: null, effects: [] },
};
const files = {
  open: async () =>
    (async function* () {
      yield still.png;
    })(),
};
const { init, media, notes } = await renderPicture(job, files);
if (notes.length > 0) throw new Error(`The span has notes: ${JSON.stringify(notes)}`);
await writeFile(join(folder, "span.mp4"), Buffer.concat([init, media]));
