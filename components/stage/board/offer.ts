import { CaptureUpdateAction } from "@excalidraw/excalidraw";
import type { ExcalidrawElement } from "@excalidraw/excalidraw/element/types";
import type { ExcalidrawImperativeAPI } from "@excalidraw/excalidraw/types";
import { MAX_ELEMENTS } from "@/lib/live/whiteboard/limits";
import type { BoardWriter } from "@/lib/room/board-writer";
import { fromEditor } from "./editor-elements";

const TAKEN = ["rectangle", "diamond", "ellipse", "line", "arrow", "freedraw", "text"];

/**
 * Passes editor changes to the writer, and removes what the board can't take: unsupported elements such as a
 * frame made by its shortcut, or pasted elements above the limit.
 */
export function offer(
  elements: readonly ExcalidrawElement[],
  writer: BoardWriter,
  api: ExcalidrawImperativeAPI | null,
): void {
  const strange = elements.some(({ type, isDeleted }) => !isDeleted && !TAKEN.includes(type));
  const excess = excessOf(elements, writer);
  if (excess.size > 0) writer.drop([...excess]);
  const taken =
    strange || excess.size > 0
      ? elements.filter(({ id, type }) => TAKEN.includes(type) && !excess.has(id))
      : elements;
  for (const element of taken) {
    if (!TAKEN.includes(element.type) || !writer.isNews(element)) continue;
    const wire = element.isDeleted ? null : fromEditor(element);
    const { id, version, versionNonce } = element;
    if (wire) writer.put(wire);
    else if (element.isDeleted) writer.remove({ id, version, versionNonce });
  }
  if (taken !== elements) api?.updateScene({ elements: taken, captureUpdate: CaptureUpdateAction.NEVER });
}

/** Ids of elements above the board's limit: those not sent yet, topmost first. */
function excessOf(elements: readonly ExcalidrawElement[], writer: BoardWriter): ReadonlySet<string> {
  if (elements.length <= MAX_ELEMENTS) return new Set();
  let over = elements.filter(({ isDeleted }) => !isDeleted).length - MAX_ELEMENTS;
  const excess = new Set<string>();
  for (const { id, isDeleted } of [...elements].reverse()) {
    if (over <= 0) break;
    if (isDeleted || writer.isKnown(id)) continue;
    excess.add(id);
    over -= 1;
  }
  return excess;
}
