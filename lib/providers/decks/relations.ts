import { posix } from "node:path";
import type { PptxEntries } from "./pptx-entries";
import { readPart } from "./read-part";

/** How one part of a package leads to another. */
export interface Relation {
  id: string;
  /** The last word of its type, such as `slide`. */
  kind: string;
  type: string;
  target: string;
  /** It leads out of the package: a link, or a picture that lies elsewhere. */
  isExternal: boolean;
}

const relationsName = (part: string): string =>
  posix.join(posix.dirname(part), "_rels", `${posix.basename(part)}.rels`);

/** Where a part leads to; nothing where it says nothing. `part` is "" for the package itself. */
export async function readRelations(entries: PptxEntries, part: string): Promise<Relation[]> {
  const name = part === "" ? "_rels/.rels" : relationsName(part);
  return entries.all.has(name) ? readRelationsPart(entries, name) : [];
}

export async function readRelationsPart(entries: PptxEntries, name: string): Promise<Relation[]> {
  const relations: Relation[] = [];
  await readPart(entries, name, {
    open: (tag, { Id = "", Type = "", Target = "", TargetMode }) => {
      if (tag !== "Relationship") return;
      const kind = Type.slice(Type.lastIndexOf("/") + 1);
      relations.push({
        id: Id,
        kind,
        type: Type,
        target: Target,
        isExternal: isExternal(TargetMode, Target),
      });
    },
  });
  return relations;
}

/** Whatever it says of itself: what has a scheme or a host is no part of this package. */
const isExternal = (mode: string | undefined, target: string): boolean =>
  mode?.toLowerCase() === "external" || /^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(target.trim());

/** The name of the part that a relation of `part` leads to. */
export function targetOf(part: string, target: string): string {
  const path = target.startsWith("/") ? target.slice(1) : posix.join(posix.dirname(part), target);
  return posix.normalize(path);
}
