import { FileText, Hash } from "lucide-react";
import type { PaletteGroup } from "@/components/ui/command-palette";
import type { DocHit } from "./use-doc-hits";

const ICON = "size-4 shrink-0 text-ink-muted";

/** What the documentation has, as a group of a palette; none where it has nothing. */
export const hitGroup = (hits: readonly DocHit[], go: (path: string) => void): PaletteGroup[] => {
  const items = hits.map(({ path, title, where, excerpt }) => ({
    id: path,
    label: title,
    hint: where,
    detail: excerpt,
    icon: path.includes("#") ? (
      <Hash className={ICON} aria-hidden />
    ) : (
      <FileText className={ICON} aria-hidden />
    ),
    onSelect: () => go(path),
  }));
  return items.length > 0 ? [{ heading: "Documentation", items }] : [];
};
