import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "@/app/globals.css";
import { Picture } from "@/components/room/picture";
import { BoardDrawing } from "@/components/stage/board/board-drawing";
import { Stage } from "@/components/stage/stage";
import { StageWordsContext } from "@/components/stage/use-stage-words";
import { boardOf } from "@/lib/live/whiteboard/board";
import type { BoardElement } from "@/lib/live/whiteboard/element";
import type { VideoSource } from "@/lib/room/types";
import type { StageWords } from "@/lib/stage/words/stage-words";
import type { PageScene, PageVideo } from "./page-scene";

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

const files = new Map<string, Promise<string>>();

/** Loads a file as a whole, so that it can be played from any moment. */
async function loaded(src: string): Promise<string> {
  const response = await fetch(src);
  return URL.createObjectURL(await response.blob());
}

const happens = (element: HTMLElement, name: string) =>
  new Promise((done) => element.addEventListener(name, done, { once: true }));

/** Shows one moment of a file; resolves once the browser has painted it. */
async function showMoment(element: HTMLVideoElement, { src, second }: PageVideo): Promise<void> {
  const file = files.get(src) ?? loaded(src);
  files.set(src, file);
  element.autoplay = false;
  element.src = await file;
  await happens(element, "loadeddata");
  const painted = new Promise((done) => element.requestVideoFrameCallback(done));
  element.currentTime = second;
  await Promise.all([happens(element, "seeked"), painted]);
}

/** A source that shows one moment of a file. `waits` gets what resolves once it does. */
const momentOf = (video: PageVideo, waits: Promise<void>[]): VideoSource => ({
  id: `${video.src} ${video.second}`,
  attach(element) {
    waits.push(showMoment(element, video));
    return () => element.removeAttribute("src");
  },
});

/** Stops everything that moves: the ticker where it is after so long, whatever else moves at its end. */
function stopMotion(tickerMs: number): void {
  for (const animation of document.getAnimations()) {
    const { target } = animation.effect as KeyframeEffect;
    if (target?.closest("[data-layer=ticker]")) {
      animation.pause();
      animation.currentTime = tickerMs;
    } else animation.finish();
  }
}

/** Draws a scene; resolves once its typefaces and images have loaded. Resolves to the boxes of its layers. */
async function drawScene({
  state,
  look,
  words,
  votes,
  logo,
  cameras,
  screenOf,
  videos = {},
  tickerMs,
}: PageScene) {
  const moments: Promise<void>[] = [];
  const sources = new Map(Object.entries(videos).map(([whose, video]) => [whose, momentOf(video, moments)]));
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
            const source = sources.get(`${kind} ${identity}`);
            if (source) return <Picture source={source} />;
            const colour = kind === "camera" ? cameras[identity] : undefined;
            return colour ? <div style={{ position: "absolute", inset: 0, background: colour }} /> : null;
          }}
        />
      </StageWordsContext>,
    ),
  );
  await typefaces();
  await Promise.all(moments);
  await Promise.all(Array.from(document.images, (image) => image.decode()));
  // Typefaces that have just loaded leave some lengths in em as they were.
  host.style.display = "none";
  await frame();
  host.style.display = "";
  await typefaces();
  if (tickerMs !== undefined) stopMotion(tickerMs);
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
