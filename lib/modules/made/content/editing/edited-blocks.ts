import type { FieldCode } from "@/lib/operation/errors";
import { invalid, type Problem } from "@/lib/operation/problem";
import { isGone } from "../reading/present-content";
import type { Standing } from "../reading/standing";
import type { BlockInputWire } from "../schema";
import type { StoredBlock, WrittenText } from "../stored-text";

interface Before {
  written: WrittenText;
  blocks: readonly StoredBlock[];
  standing: Standing;
}

/**
 * Returns a text's blocks as someone wants them.
 * @param version of the text then, from which new blocks have their ids
 * @throws `validation_error` with the field of the block that can't be as wanted
 */
export function editedBlocks(
  given: readonly BlockInputWire[],
  { written, blocks, standing }: Before,
  version: number,
): StoredBlock[] {
  const origins = new Map(written.blocks.map((block) => [block.id, block]));
  const known = new Map<string, StoredBlock>([
    ...origins,
    ...blocks.map((block) => [block.id, block] as const),
  ]);
  const used = new Set<string>();
  return given.map(({ block_id: id, text, kind }, index): StoredBlock => {
    const refuse = (field: string, code: FieldCode): Problem =>
      invalid({ [`blocks.${index}.${field}`]: code });
    if (id === undefined) {
      if (text === undefined) throw refuse("text", "required");
      return { id: `${version}-${index + 1}`, kind: kind ?? "own", text };
    }
    const block = known.get(id);
    if (!block) throw refuse("block_id", "not_found");
    if (used.has(id)) throw refuse("block_id", "duplicate");
    if (kind !== undefined) throw refuse("kind", "not_allowed");
    used.add(id);
    if (text !== undefined && text !== block.text && isGone(origins.get(id), standing))
      throw refuse("text", "not_allowed");
    return { id, kind: block.kind, text: text ?? block.text };
  });
}
