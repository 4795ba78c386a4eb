"use client";

import { useRouter } from "next/navigation";
import type { DealWire } from "@/lib/modules/calls/deals/schema";
import { useEnvironment } from "../../../access/environment";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import { dealPath } from "../deal-words";
import { dealChanges, draftOfDeal, isReady } from "./deal-draft";
import { DealForm } from "./deal-form";

/** Changes a deal, which makes a new version of its proposal. */
export function EditDeal({ deal, version }: { deal: DealWire; version: number | undefined }) {
  const { base } = useEnvironment();
  const router = useRouter();
  const isExpired = deal.state === "expired";
  const form = useMutationForm("updateDeal", {
    initial: draftOfDeal(deal),
    ready: (draft) => isReady(draft) && draft.validUntil !== "",
    input: (draft) => ({
      params: { deal_id: deal.id },
      body: { ...dealChanges(draft, deal), expected_version: version },
    }),
    saved: "New version ready",
    onDone: () => router.push(dealPath(base, deal.id)),
    leaves: true,
    explain: ({ code }) =>
      code === "version_conflict"
        ? "This deal changed since you opened it. Reload the page to see its current state."
        : undefined,
  });
  return (
    <DealForm
      form={form}
      submitLabel="Save new version"
      validHint={isExpired ? "This deal has expired. Choose a new date." : "Required. In your time zone."}
    />
  );
}
