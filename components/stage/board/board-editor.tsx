"use client";

import "@excalidraw/excalidraw/index.css";
import "./board-editor.css";
import { Excalidraw, MainMenu } from "@excalidraw/excalidraw";
import type { AppState, ExcalidrawImperativeAPI } from "@excalidraw/excalidraw/types";
import { useEffect, useMemo, useRef, useState } from "react";
import { inOrder } from "@/lib/live/whiteboard/board";
import { extentOf } from "@/lib/live/whiteboard/extent";
import type { BoardSync } from "@/lib/room/board-sync";
import type { BoardWriter } from "@/lib/room/board-writer";
import { applyRemoteBoard } from "./apply-remote-board";
import { toEditor } from "./editor-elements";
import { nameControls } from "./name-controls";
import { offer } from "./offer";

interface BoardEditorProps {
  sync: BoardSync;
  writer: BoardWriter;
  /** Excalidraw's language code. */
  language?: string | undefined;
}

const OPTIONS = {
  canvasActions: {
    changeViewBackgroundColor: false,
    export: false,
    loadScene: false,
    saveAsImage: false,
    saveToActiveFile: false,
    toggleTheme: false,
  },
  tools: { image: false },
} as const;

/**
 * Excalidraw on a shared board. The history covers only the user's own changes, so no one undoes what others
 * drew.
 */
export function BoardEditor({ sync, writer, language }: BoardEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [api, setApi] = useState<ExcalidrawImperativeAPI | null>(null);
  const first = useMemo(() => sync.board.get(), [sync]);
  const initial = useMemo(() => {
    const elements = inOrder(first);
    return () => ({
      elements: elements.map(toEditor),
      appState: { ...viewOf(frame.current, elements), ...toolInHand() },
    });
  }, [first]);
  useEffect(() => {
    if (!api) return;
    let before = first;
    const take = () => {
      const board = sync.board.get();
      applyRemoteBoard(api, board, before);
      before = board;
    };
    take();
    return sync.board.subscribe(take);
  }, [api, sync, first]);
  useEffect(() => (frame.current ? nameControls(frame.current) : undefined), []);
  useEffect(() => () => void writer.end(), [writer]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the editor's keys must not reach the page around it
    <div
      ref={frame}
      className="board-editor absolute inset-0 bg-white"
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Excalidraw
        excalidrawAPI={setApi}
        initialData={initial}
        onChange={(elements) => offer(elements, writer, api)}
        onLinkOpen={(_, event) => event.preventDefault()}
        langCode={language ?? "en"}
        theme="light"
        handleKeyboardGlobally={false}
        autoFocus
        aiEnabled={false}
        validateEmbeddable={false}
        UIOptions={OPTIONS}
      >
        <MainMenu>
          <MainMenu.DefaultItems.ClearCanvas />
          <MainMenu.DefaultItems.Help />
        </MainMenu>
      </Excalidraw>
    </div>
  );
}

/**
 * On touch screens the pen is preselected, because people open the board there to draw. Elsewhere, the
 * editor's default.
 */
const toolInHand = (): Partial<AppState> =>
  window.matchMedia("(pointer: coarse)").matches
    ? {
        activeTool: {
          ...({ type: "freedraw", customType: null } as const),
          ...{ locked: false, lastActiveTool: null, fromSelection: false },
        },
      }
    : {};

/** Share of the frame that the sheet fills; the tools are around it. */
const SHARE = 0.86;

/** Fits the view to everything that others see. */
function viewOf(frame: HTMLDivElement | null, elements: Parameters<typeof extentOf>[0]): Partial<AppState> {
  const { x, y, width, height } = extentOf(elements);
  const [wide, high] = [frame?.clientWidth || 1_280, frame?.clientHeight || 720];
  const zoom = Math.max(0.1, Math.min(wide / width, high / height) * SHARE);
  return {
    viewBackgroundColor: "#ffffff",
    zoom: { value: zoom as AppState["zoom"]["value"] },
    scrollX: wide / zoom / 2 - (x + width / 2),
    scrollY: high / zoom / 2 - (y + height / 2),
  };
}
