"use client";

import { useRouter } from "next/navigation";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { useEnvironment } from "../../../access/environment";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import { dealPath } from "../deal-words";
import { BLANK_DEAL, dealBody, draftOfCall, isReady } from "./deal-draft";
import { DealForm } from "./deal-form";

/** Makes a deal from scratch, or out of a call. */
export function NewDeal({ detail }: { detail: Pick<CallDetailWire, "call" | "analysis"> | null }) {
  const { base } = useEnvironment();
  const router = useRouter();
  const form = useMutationForm("closeDeal", {
    initial: detail ? draftOfCall(detail) : BLANK_DEAL,
    ready: isReady,
    input: (draft) => ({
      body: { ...dealBody(draft), ...(detail ? { call_id: detail.call.call_id } : {}) },
    }),
    onDone: ({ data }) => router.push(dealPath(base, data.id)),
    leaves: true,
  });
  return (
    <DealForm
      form={form}
      submitLabel="Create deal"
      validHint="In your time zone. 30 days from now if empty."
      {...(detail?.analysis ? { numbers: detail.analysis.numbers } : {})}
    />
  );
}
