"use client";

import { PencilLine, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Dialog } from "@/components/ui/dialog";
import { MoreMenu } from "@/components/ui/more-menu";
import { useMay } from "../../../access/for-role";
import { useAction } from "../../../parts/actions/use-action";
import { useRemoval } from "../../../parts/actions/use-removal";
import { SponsorForm } from "./sponsor-form";
import { PLACEMENT_WORDS, type Sponsor, TIER_WORDS } from "./sponsor-words";

interface SponsorListProps {
  slug: string;
  /** In tier order. */
  sponsors: readonly Sponsor[];
}

/** The body that creates the same sponsor again. */
const againOf = ({ name, tier, url, blurb, placements, logo_asset_id, logo_source }: Sponsor) => ({
  name,
  tier,
  url,
  blurb,
  placements,
  ...(logo_asset_id ? { logo_asset_id } : logo_source ? { logo: logo_source } : {}),
});

/** A show's sponsors and where each is shown. */
export function SponsorList({ slug, sponsors }: SponsorListProps) {
  const may = useMay("member");
  const [open, setOpen] = useState<Sponsor>();
  const { press: update } = useAction("updateSponsor");
  const remove = useRemoval("deleteSponsor", "createSponsor");
  const actionsOf = (sponsor: Sponsor) => [
    {
      label: "Edit",
      icon: <PencilLine className="size-4" aria-hidden />,
      onSelect: () => setOpen(sponsor),
    },
    ...(sponsor.logo_state === "failed"
      ? [
          {
            label: "Fetch logo again",
            icon: <RefreshCw className="size-4" aria-hidden />,
            onSelect: () =>
              update({ params: { slug, sponsor_id: sponsor.id }, body: { logo: sponsor.logo_source } }),
          },
        ]
      : []),
    {
      label: "Remove",
      icon: <Trash2 className="size-4" aria-hidden />,
      danger: true,
      onSelect: () =>
        remove({ params: { slug, sponsor_id: sponsor.id }, name: sponsor.name, again: againOf(sponsor) }),
    },
  ];
  const columns: Column<Sponsor>[] = [
    {
      header: "Name",
      className: "w-full max-w-0 sm:min-w-40",
      cell: (sponsor) => <Named sponsor={sponsor} />,
    },
    { header: "Tier", cell: ({ tier }) => TIER_WORDS[tier] },
    {
      header: "Shown on",
      from: "sm",
      className: "whitespace-nowrap text-sm",
      cell: ({ placements }) => placements.map((one) => PLACEMENT_WORDS[one].short).join(", ") || "Nowhere",
    },
    {
      header: "Actions",
      quiet: true,
      className: "w-0",
      cell: (sponsor) => may && <MoreMenu label={`Actions for ${sponsor.name}`} items={actionsOf(sponsor)} />,
    },
  ];
  return (
    <>
      <DataTable label="Sponsors" columns={columns} rows={sponsors} keyOf={({ id }) => id} />
      <Dialog
        open={open !== undefined}
        onOpenChange={(next) => !next && setOpen(undefined)}
        title="Edit sponsor"
      >
        {open && <SponsorForm slug={slug} sponsor={open} onDone={() => setOpen(undefined)} />}
      </Dialog>
    </>
  );
}

function Named({ sponsor: { name, logo, logo_state, logo_error, url } }: { sponsor: Sponsor }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="flex h-9 w-16 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line bg-white p-1">
        {logo ? (
          // biome-ignore lint/performance/noImgElement: our own copy, as pages show it
          <img src={new URL(logo).pathname} alt="" className="max-h-full max-w-full object-contain" />
        ) : (
          <span aria-hidden className="truncate font-semibold text-[#16151c] text-xs">
            {name}
          </span>
        )}
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          {logo_state === "fetching" && <Badge>Fetching logo</Badge>}
          {logo_state === "failed" && <Badge tone="danger">No logo</Badge>}
        </span>
        <span className="truncate text-ink-muted text-sm">
          {logo_state === "failed" ? logo_error : url.replace(/^https?:\/\//, "").replace(/\/$/, "")}
        </span>
      </span>
    </div>
  );
}
