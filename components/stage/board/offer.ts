import { CaptureUpdateAction } from "@excalidraw/excalidraw";
import type { ExcalidrawElement } from "@excalidraw/excalidraw/element/types";
import type { ExcalidrawImperativeAPI } from "@excalidraw/excalidraw/types";
import type { BoardWriter } from "@/lib/room/board-writer";
import { fromEditor } from "./editor-elements";

const TAKEN = ["rectangle", "diamond", "ellipse", "line", "arrow", "freedraw", "text"];

/** Hands what changed in the editor to the writer, and takes out what no board takes, such as a frame made by its key. */
export function offer(
  elements: readonly ExcalidrawElement[],
  writer: BoardWriter,
  api: ExcalidrawImperativeAPI | null,
): void {
  let strange = false;
  for (const element of elements) {
    if (!TAKEN.includes(element.type)) {
      strange ||= !element.isDeleted;
      continue;
    }
    if (!writer.isNews(element)) continue;
    const wire = element.isDeleted ? null : fromEditor(element);
    const { id, version, versionNonce } = element;
    if (wire) writer.put(wire);
    else if (element.isDeleted) writer.remove({ id, version, versionNonce });
  }
  if (strange)
    api?.updateScene({
      elements: elements.filter(({ type }) => TAKEN.includes(type)),
      captureUpdate: CaptureUpdateAction.NEVER,
    });
}
