import { FileText, Hash } from "lucide-react";
import type { PaletteGroup } from "@/components/ui/command-palette-props";
import type { DocHit } from "./use-doc-hits";

const ICON = "size-4 shrink-0 text-ink-muted";

/** Docs results as a palette group; none without results. */
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
