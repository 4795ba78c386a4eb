import { CaptureUpdateAction, reconcileElements } from "@excalidraw/excalidraw";
import type { OrderedExcalidrawElement } from "@excalidraw/excalidraw/element/types";
import type { ExcalidrawImperativeAPI } from "@excalidraw/excalidraw/types";
import type { Board } from "@/lib/live/whiteboard/board";
import { isNewer } from "@/lib/live/whiteboard/element";
import { toEditor } from "./editor-elements";

type Remote = Parameters<typeof reconcileElements>[1];

/**
 * Applies other people's changes to the editor outside of its history, so that undo only reverts the user's
 * own steps. An element being drawn right now keeps the user's version. What was on the board `before`, and now isn't even
 * as deleted, leaves the editor, unless the user has changed it since: offered again, it would be new to the server.
 */
export function applyRemoteBoard(api: ExcalidrawImperativeAPI, board: Board, before: Board): void {
  const scene = api.getSceneElementsIncludingDeleted();
  const local = scene.filter((element) => {
    const shown = before.versions.get(element.id);
    return !shown || board.versions.has(element.id) || isNewer(element, shown);
  });
  const known = new Map(local.map((element) => [element.id, element]));
  const news: OrderedExcalidrawElement[] = [];
  for (const version of board.versions.values()) {
    const mine = known.get(version.id);
    if (!isNewer(version, mine)) continue;
    const element = board.elements.get(version.id);
    if (element) news.push(toEditor(element));
    else if (mine && !mine.isDeleted) news.push({ ...mine, ...version, isDeleted: true });
  }
  if (news.length === 0 && local.length === scene.length) return;
  api.updateScene({
    elements: reconcileElements(local, news as unknown as Remote, api.getAppState()),
    captureUpdate: CaptureUpdateAction.NEVER,
  });
}
