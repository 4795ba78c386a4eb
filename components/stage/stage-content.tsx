import { Clapperboard, PenLine } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useContext } from "react";
import { fill } from "@/lib/signup/words/fill";
import type { StageState, Tile } from "@/lib/stage";
import { BoardContext } from "./board/board-context";
import css from "./stage-look.module.css";
import { StageSlide } from "./stage-slide";
import { StageVideo } from "./stage-video";
import type { RenderMedia } from "./types";
import { useStageWords } from "./use-stage-words";

/** Loaded with the first whiteboard on stage. */
const StageBoard = dynamic(() => import("./board/stage-board").then((module) => module.StageBoard), {
  ssr: false,
});

interface StageContentProps {
  tile: Tile;
  state: StageState;
  screenOf: string | null;
  renderMedia: RenderMedia | undefined;
}

/** Shared content other than people: a video, the whiteboard, a screen, or slides. */
export function StageContent({ tile, state, screenOf, renderMedia }: StageContentProps) {
  return (
    <div
      className="@container/tile absolute inset-0 transition-transform duration-400 ease-out"
      style={{ transform: tile.scale > 1 ? `scale(${tile.scale})` : undefined }}
    >
      <Shared tile={tile} state={state} screenOf={screenOf} renderMedia={renderMedia} />
    </div>
  );
}

function Shared({ tile, state, screenOf, renderMedia }: StageContentProps) {
  const words = useStageWords();
  const board = useContext(BoardContext);
  if (tile.kind === "video") {
    return (
      <StageVideo video={state.video} volume={(state.volumes.video * state.volumes.program) / 100}>
        <Placeholder icon={<Clapperboard />} title={state.video.title ?? words.video} note={words.noVideo} />
      </StageVideo>
    );
  }
  if (tile.kind === "whiteboard") {
    if (board) return <StageBoard source={board} />;
    return <Placeholder icon={<PenLine />} title={words.whiteboard} note={words.noDrawing} />;
  }
  if (screenOf !== null) {
    const screen = renderMedia?.(screenOf, "screen");
    const name = state.stage.find((person) => person.identity === screenOf)?.name;
    return screen ? (
      <div className="absolute inset-0 bg-black [&_video]:size-full [&_video]:object-contain">{screen}</div>
    ) : (
      <Placeholder
        icon={<Clapperboard />}
        title={name ? fill(words.screenOf, { name }) : words.screen}
        note={words.noPicture}
      />
    );
  }
  return <StageSlide state={state} />;
}

function Placeholder({ icon, title, note }: { icon: ReactNode; title: string; note: string }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-[1.5cqw] bg-(--stage-tile) p-[4cqw] text-center [&_svg]:size-[8cqw] [&_svg]:text-(--stage-soft)">
      {icon}
      <p className={`${css.display} text-[max(12px,4cqw)]`}>{title}</p>
      <p className="text-(--stage-soft) text-[max(10px,2.6cqw)]">{note}</p>
    </div>
  );
}
