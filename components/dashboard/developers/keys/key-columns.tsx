import { Ago } from "@/components/ui/ago";
import { agoColumn } from "@/components/ui/ago-column";
import type { Column } from "@/components/ui/data-table";
import type { KeyWire } from "@/lib/modules/developers/keys/schema";

/** When a key was last used and when it expires. */
export const USE_COLUMNS: readonly Column<KeyWire>[] = [
  agoColumn("Last used", (key) => key.last_used_at, { from: "sm", never: "Never" }),
  agoColumn("Expires", (key) => key.expires_at, { from: "md", never: "Never" }),
];

/** Who created a key, and when. */
export const CREATED_COLUMN: Column<KeyWire> = {
  header: "Created",
  from: "lg",
  className: "max-w-44 whitespace-nowrap text-ink-muted",
  cell: (key) => (
    <>
      <span className="block truncate">{key.created_by}</span>
      <Ago value={key.created_at} className="text-xs" />
    </>
  ),
};
