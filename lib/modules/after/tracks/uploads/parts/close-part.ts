import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf } from "@/lib/operation/operation";
import type { tracksContract } from "../../contract";
import type { PartWire } from "../../schema";
import { lockOwnPart } from "./find-part";
import { finishPart } from "./finish-part";
import { presentPart } from "./present-part";

type Input = InputOf<typeof tracksContract.closeStudioPart>;

/** Finishes a part of the caller's. A repeat changes nothing. */
export async function closePart(ctx: Ctx, { slug, part_id, chunks, quality }: Input): Promise<PartWire> {
  const { part, session } = await lockOwnPart(ctx, slug, part_id);
  const isOpen = part.state === "capturing";
  const closed = isOpen ? await finishPart(ctx, part, { recorded_chunks: chunks, browser: quality }) : part;
  return presentPart(ctx, closed, session);
}
