"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { api } from "@/lib/client/api";
import { newKey } from "@/lib/client/new-key";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { DataOf } from "@/lib/client/wire-types";
import { takeAsStep } from "@/lib/editors/plan/plan-editor";
import type { PlanSession } from "@/lib/editors/plan/plan-session";
import type { PlanRead } from "@/lib/modules/plan/plans/schema";
import { useEnvironment } from "../../../access/environment";
import { savedFirst } from "../../../parts/editing/saved-first";
import { SHEETS, tableOf } from "../../../parts/files/table-file";
import { storedOf } from "./use-plan-session";

export type Draft = NonNullable<PlanRead["draft"]>;
export type RowFinding = DataOf<"importPlan">["rows"][number];

const ASK_MS = 1_000;

/** The draft of a run of show: generated, imported from a table, accepted or discarded. */
export function usePlanDraft(slug: string, initial: Draft | null, session: PlanSession) {
  const { as } = useEnvironment();
  const [asked, setAsked] = useState(initial !== null);
  const [sending, setSending] = useState(false);
  const [rows, setRows] = useState<readonly RowFinding[]>([]);
  const queries = useQueryClient();
  const queryKey = ["getPlan", as, slug, "draft"];
  const plan = useQuery({
    queryKey,
    queryFn: async () => (await api("getPlan", { as, params: { slug } })).data,
    enabled: asked,
    refetchInterval: ({ state }) => (state.data?.draft?.status === "writing" ? ASK_MS : false),
  });
  const draft = plan.data ? plan.data.draft : initial;
  const generate = useApiMutation("generatePlan", as);
  const decide = useApiMutation("decidePlanDraft", as);
  const reportErrors = (work: Promise<void>) => void work.catch((error: Error) => toast.error(error.message));

  async function ask(keep_edits: boolean) {
    // The draft is compared with the server's version, so save first.
    if (!(await savedFirst(session))) return;
    await generate.mutateAsync({ params: { slug }, body: { keep_edits } });
    await look();
  }

  async function look() {
    setAsked(true);
    await plan.refetch();
  }

  async function send(chosen: File) {
    const file = tableOf(chosen, SHEETS);
    if (!file) throw new Error("File type not supported. Use CSV or Excel.");
    setSending(true);
    try {
      if (!(await savedFirst(session))) return;
      const { data } = await api("importPlan", { as, params: { slug }, file, idempotencyKey: newKey() });
      setRows(data.rows);
      await look();
    } finally {
      setSending(false);
    }
  }

  async function end(action: "take" | "discard") {
    if (!draft || !plan.data) return;
    if (!(await savedFirst(session))) return;
    // What the editor shows, which is later than when the draft was read.
    const body = { action, draft_id: draft.id, expected_version: session.get().editor.version };
    try {
      const { data } = await decide.mutateAsync({ params: { slug }, body });
      queries.setQueryData(queryKey, data);
      setRows([]);
      const { value, version } = storedOf(data);
      session.apply((editor) => takeAsStep(editor, value, version));
    } catch (error) {
      // Someone saved after the changes were loaded, so show the current ones.
      await plan.refetch();
      throw error;
    }
  }

  return {
    draft,
    rows,
    sending,
    asking: generate.isPending,
    deciding: decide.isPending,
    ask: (keepEdits = true) => reportErrors(ask(keepEdits)),
    send: (file: File) => reportErrors(send(file)),
    end: (action: "take" | "discard") => reportErrors(end(action)),
  };
}

export type PlanDraftDesk = ReturnType<typeof usePlanDraft>;
