import type { ExcalidrawElement } from "@excalidraw/excalidraw/element/types";
import type { ExcalidrawImperativeAPI } from "@excalidraw/excalidraw/types";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { boardOf } from "@/lib/live/whiteboard/board";
import type { BoardChange, BoardElement } from "@/lib/live/whiteboard/element";
import { elementOf } from "@/lib/live/whiteboard/element-of";
import type { BoardSync } from "@/lib/room/board-sync";
import { BoardWriter } from "@/lib/room/board-writer";
import { Store } from "@/lib/room/store";
import { applyRemoteBoard } from "./apply-remote-board";
import { toEditor } from "./editor-elements";
import { offer } from "./offer";

vi.mock("@excalidraw/excalidraw", () => ({
  CaptureUpdateAction: { NEVER: "NEVER" },
  reconcileElements: (local: ExcalidrawElement[], news: ExcalidrawElement[]) => [
    ...local.filter(({ id }) => news.every((one) => one.id !== id)),
    ...news,
  ],
}));

const drawn = (id: string, version = 1): BoardElement => ({
  ...elementOf(
    { type: "line", x: 0, y: 0, points: "0,0 5,5", color: "#1e1e1e" },
    { id, index: "a0", seed: 1, versionNonce: 1 },
  ),
  version,
});

let scene: readonly ExcalidrawElement[];
const updateScene = vi.fn(({ elements }: { elements: ExcalidrawElement[] }) => {
  scene = elements;
});
const api = {
  getSceneElementsIncludingDeleted: () => scene,
  getAppState: () => ({}),
  updateScene,
} as unknown as ExcalidrawImperativeAPI;
const ids = () => scene.map(({ id }) => id).sort();

beforeEach(() => {
  updateScene.mockClear();
});

it("offers nothing again that others removed and the server has forgotten, but what was drawn or changed here", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const before = boardOf([drawn("others"), drawn("moved"), drawn("kept")]);
  scene = [drawn("others"), drawn("moved", 2), drawn("kept"), drawn("mine")].map(toEditor);
  const board = boardOf([drawn("kept"), drawn("news")]);
  applyRemoteBoard(api, board, before);
  expect(ids()).toEqual(["kept", "mine", "moved", "news"]);
  const sent: BoardChange[] = [];
  const writer = new BoardWriter({
    sync: { board: new Store(board), take: () => {}, look: () => {} } as unknown as BoardSync,
    send: async (change) => {
      sent.push(change);
      return { refused: [] };
    },
    troubleOf: () => "refused",
  });
  offer(scene, writer, api);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.flatMap(({ elements }) => elements.map(({ id }) => id)).sort()).toEqual(["mine", "moved"]);
});

it("shows everything again if the board was hidden for a while", () => {
  const shown = boardOf([drawn("a"), drawn("b")]);
  scene = [drawn("a"), drawn("b")].map(toEditor);
  applyRemoteBoard(api, boardOf([]), shown);
  expect(ids()).toEqual([]);
  applyRemoteBoard(api, shown, boardOf([]));
  expect(scene.map(({ id, isDeleted }) => [id, isDeleted])).toEqual([
    ["a", false],
    ["b", false],
  ]);
});

it("leaves the editor alone if the board has nothing new", () => {
  const board = boardOf([drawn("a")]);
  scene = [drawn("a"), drawn("mine")].map(toEditor);
  applyRemoteBoard(api, board, board);
  expect(updateScene).not.toHaveBeenCalled();
});
