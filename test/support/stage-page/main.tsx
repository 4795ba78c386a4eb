import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "@/app/globals.css";
import { BoardDrawing } from "@/components/stage/board/board-drawing";
import { Stage } from "@/components/stage/stage";
import { StageWordsContext } from "@/components/stage/use-stage-words";
import { boardOf } from "@/lib/live/whiteboard/board";
import type { BoardElement } from "@/lib/live/whiteboard/element";
import type { StageWords } from "@/lib/stage/words/stage-words";
import type { PageScene } from "./page-scene";

const host = document.getElementById("stage") as HTMLElement;
const root = createRoot(host);
const frame = () => new Promise((done) => requestAnimationFrame(done));

/** On a busy machine, a typeface may start to load some frames after the text that needs it. */
async function typefaces(): Promise<void> {
  for (let calm = 0; calm < 3; calm += 1) {
    await frame();
    if (document.fonts.status === "loading") calm = -1;
    await document.fonts.ready;
  }
}

/** Draws a scene; resolves once its typefaces and images have loaded. Resolves to the boxes of its layers. */
async function drawScene({ state, look, words, votes, logo, cameras, screenOf }: PageScene) {
  flushSync(() => root.render(null));
  flushSync(() =>
    root.render(
      <StageWordsContext value={words}>
        <Stage
          state={state}
          look={look ?? undefined}
          logo={logo}
          screenOf={screenOf}
          votes={votes && state.poll ? { counts: { [state.poll.id]: { counts: votes } } } : undefined}
          renderMedia={(identity, kind) => {
            const colour = kind === "camera" ? cameras[identity] : undefined;
            return colour ? <div style={{ position: "absolute", inset: 0, background: colour }} /> : null;
          }}
        />
      </StageWordsContext>,
    ),
  );
  await typefaces();
  await Promise.all(Array.from(document.images, (image) => image.decode()));
  // Typefaces that have just loaded leave some lengths in em as they were.
  host.style.display = "none";
  await frame();
  host.style.display = "";
  await typefaces();
  return Array.from(document.querySelectorAll("[data-layer], [data-name-tag], [data-tile]"), (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { layer, tile } = (element as HTMLElement).dataset;
    return { name: layer ?? (tile === undefined ? "name" : `tile ${tile}`), x, y, width, height };
  });
}

/** Draws a whiteboard over the whole page; resolves once its typefaces have loaded. */
async function drawBoard({ elements, words }: { elements: BoardElement[]; words: StageWords }) {
  flushSync(() =>
    root.render(
      <StageWordsContext value={words}>
        <div style={{ position: "fixed", inset: 0 }}>
          <BoardDrawing board={boardOf(elements)} />
        </div>
      </StageWordsContext>,
    ),
  );
  await typefaces();
}

Object.assign(window, { drawScene, drawBoard });
