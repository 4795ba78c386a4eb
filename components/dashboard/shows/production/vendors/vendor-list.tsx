"use client";

import { PencilLine, Trash2 } from "lucide-react";
import { useState } from "react";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Dialog } from "@/components/ui/dialog";
import { MoreMenu } from "@/components/ui/more-menu";
import { Time } from "@/components/ui/time";
import { shownEmail } from "@/lib/client/shown-email";
import { useMay } from "../../../access/for-role";
import { useRemoval } from "../../../parts/actions/use-removal";
import { VendorForm } from "./vendor-form";
import type { Vendor } from "./vendor-type";

interface VendorListProps {
  slug: string;
  timezone: string;
  vendors: readonly Vendor[];
}

/** A show's vendors. A row expands to edit it. */
export function VendorList({ slug, timezone, vendors }: VendorListProps) {
  const may = useMay("member");
  const [open, setOpen] = useState<Vendor>();
  const remove = useRemoval("deleteVendor", "createVendor");
  const removeOne = ({ id, event_slug: _s, version: _v, created_at: _c, updated_at: _u, ...again }: Vendor) =>
    remove({ params: { slug, vendor_id: id }, name: again.name, again });
  const columns: Column<Vendor>[] = [
    {
      header: "Name",
      className: "w-full max-w-0 sm:min-w-40",
      cell: (vendor) => (
        <>
          <span className="block truncate font-medium">{vendor.name}</span>
          {vendor.role && <span className="block truncate text-ink-muted text-sm">{vendor.role}</span>}
        </>
      ),
    },
    {
      header: "Call time",
      className: "whitespace-nowrap",
      cell: ({ call_time }) => (call_time ? <Time value={call_time} zone={timezone} format="short" /> : "–"),
    },
    { header: "Contact", from: "md", cell: (vendor) => <Contact vendor={vendor} /> },
    {
      header: "Actions",
      quiet: true,
      className: "w-0",
      cell: (vendor) =>
        may && (
          <MoreMenu
            label={`Actions for ${vendor.name}`}
            items={[
              {
                label: "Edit",
                icon: <PencilLine className="size-4" aria-hidden />,
                onSelect: () => setOpen(vendor),
              },
              {
                label: "Remove",
                icon: <Trash2 className="size-4" aria-hidden />,
                danger: true,
                onSelect: () => removeOne(vendor),
              },
            ]}
          />
        ),
    },
  ];
  return (
    <>
      <DataTable label="Vendors" columns={columns} rows={vendors} keyOf={({ id }) => id} />
      <Dialog
        open={open !== undefined}
        onOpenChange={(next) => !next && setOpen(undefined)}
        title="Edit vendor"
      >
        {open && <VendorForm slug={slug} vendor={open} onDone={() => setOpen(undefined)} />}
      </Dialog>
    </>
  );
}

function Contact({ vendor: { contact_name, email, phone } }: { vendor: Vendor }) {
  if (!contact_name && !email && !phone) return "–";
  return (
    <span className="flex flex-col text-sm">
      {contact_name && <span>{contact_name}</span>}
      {email && (
        <a href={`mailto:${encodeURIComponent(email)}`} className="rounded-sm text-accent hover:underline">
          {shownEmail(email)}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="rounded-sm text-accent hover:underline">
          {phone}
        </a>
      )}
    </span>
  );
}
