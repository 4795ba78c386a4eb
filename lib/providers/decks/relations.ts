import { posix } from "node:path";
import type { PptxEntries } from "./pptx-entries";
import { readPart } from "./read-part";

/** A reference from one part of a package to another. */
export interface Relation {
  id: string;
  /** The last word of its type, such as `slide`. */
  kind: string;
  type: string;
  target: string;
  /** True if it leads outside the package: a link, or an external picture. */
  isExternal: boolean;
}

const relationsName = (part: string): string =>
  posix.join(posix.dirname(part), "_rels", `${posix.basename(part)}.rels`);

/** Reads the references of a part, or an empty list if it has none. `part` is "" for the package itself. */
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

/** Regardless of its declared mode, a target with a scheme or a host is outside the package. */
const isExternal = (mode: string | undefined, target: string): boolean =>
  mode?.toLowerCase() === "external" || /^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(target.trim());

/** Returns the name of the part that a reference in `part` leads to. */
export function targetOf(part: string, target: string): string {
  const path = target.startsWith("/") ? target.slice(1) : posix.join(posix.dirname(part), target);
  return posix.normalize(path);
}
