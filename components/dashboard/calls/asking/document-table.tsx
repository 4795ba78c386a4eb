"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { agoColumn } from "@/components/ui/ago-column";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { type Column, DataTable } from "@/components/ui/data-table";
import { IconButton } from "@/components/ui/icon-button";
import type { KnowledgeWire } from "@/lib/modules/calls/knowledge/schema";
import { ForRole } from "../../access/for-role";
import { useAction } from "../../parts/actions/use-action";

const FORMATS: Record<KnowledgeWire["format"], string> = {
  text: "Text",
  markdown: "Markdown",
  html: "HTML",
  pdf: "PDF",
};

const COLUMNS: readonly Column<KnowledgeWire>[] = [
  {
    header: "Title",
    className: "w-full max-w-0 sm:min-w-48",
    cell: ({ title }) => <span className="block truncate font-medium">{title}</span>,
  },
  { header: "Format", from: "sm", className: "text-ink-muted", cell: ({ format }) => FORMATS[format] },
  {
    header: "Characters",
    from: "md",
    numeric: true,
    className: "tabular text-ink-muted",
    cell: ({ characters }) => characters.toLocaleString("en"),
  },
  agoColumn("Added", ({ created_at }) => created_at),
  {
    header: "Actions",
    quiet: true,
    className: "w-8",
    cell: (document) => (
      <ForRole least="member">
        <DeleteDocument document={document} />
      </ForRole>
    ),
  },
];

export function DocumentTable({ documents }: { documents: readonly KnowledgeWire[] }) {
  return <DataTable label="Documents" columns={COLUMNS} rows={documents} keyOf={({ id }) => id} />;
}

function DeleteDocument({ document: { id, title } }: { document: KnowledgeWire }) {
  const [open, setOpen] = useState(false);
  const remove = useAction("deleteKnowledge", "Document deleted");
  return (
    <>
      <IconButton
        size="sm"
        label={`Delete ${title}`}
        icon={<Trash2 className="size-4" aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete ${title}?`}
        description="Answers no longer quote it. This can’t be undone."
        confirmLabel="Delete document"
        onConfirm={() => remove.run({ params: { document_id: id } })}
      />
    </>
  );
}
