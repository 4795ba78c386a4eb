"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { PlanRead } from "@/lib/modules/plans/schema";
import type { PlanSession } from "@/lib/plan-editor/plan-session";
import { useEnvironment } from "../parts/environment";
import { storedOf } from "./use-plan-session";

type Draft = NonNullable<PlanRead["draft"]>;

const TONES: Record<Draft["changes"][number]["change"], BadgeTone> = {
  added: "ok",
  removed: "danger",
  changed: "accent",
  moved: "neutral",
};

const ASK_MS = 1_000;

interface PlanDraftProps {
  slug: string;
  initial: Draft | null;
  session: PlanSession;
}

/** Has a run of show drafted, shows what taking it would change, and takes or discards it. */
export function PlanDraft({ slug, initial, session }: PlanDraftProps) {
  const { as } = useEnvironment();
  const [asked, setAsked] = useState(initial !== null);
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
  const tell = (error: Error) => void toast.error(error.message);

  async function ask(keep_edits = true) {
    // What the draft is compared with is what the server has.
    await session.save();
    await generate.mutateAsync({ params: { slug }, body: { keep_edits } });
    setAsked(true);
    await plan.refetch();
  }

  async function end(action: "take" | "discard") {
    if (!draft || !plan.data) return;
    await session.save();
    const body = { action, draft_id: draft.id, expected_version: plan.data.version };
    try {
      const { data } = await decide.mutateAsync({ params: { slug }, body });
      queries.setQueryData(queryKey, data);
      session.take(storedOf(data));
    } catch (error) {
      // Somebody saved since the difference was read: show the one that holds now.
      await plan.refetch();
      throw error;
    }
  }

  if (!draft || draft.status === "failed")
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={<Sparkles className="size-4" aria-hidden />}
          busy={generate.isPending}
          onClick={() => void ask().catch(tell)}
        >
          Draft from the brief
        </Button>
        <p className="text-ink-muted text-sm">
          {draft?.note ?? "Nothing changes before you have seen what it would change."}
        </p>
      </div>
    );
  if (draft.status === "writing")
    return (
      <p role="status" className="text-base text-ink-muted">
        A draft is being written, {draft.progress} %…
      </p>
    );
  return (
    <div className="flex flex-col gap-3">
      <DraftChanges draft={draft} />
      <div className="flex flex-wrap gap-2">
        {draft.changes.length > 0 ? (
          <Button variant="primary" busy={decide.isPending} onClick={() => void end("take").catch(tell)}>
            Take the draft
          </Button>
        ) : (
          draft.keep_edits && (
            <Button busy={generate.isPending} onClick={() => void ask(false).catch(tell)}>
              Draft it over my edits
            </Button>
          )
        )}
        <Button disabled={decide.isPending} onClick={() => void end("discard").catch(tell)}>
          Discard it
        </Button>
      </div>
    </div>
  );
}

function DraftChanges({ draft }: { draft: Draft }) {
  if (draft.changes.length === 0)
    return <p className="text-base text-ink-muted">The draft would change nothing: what you edited stays.</p>;
  return (
    <>
      {draft.note && <p className="text-base text-ink-muted">{draft.note}</p>}
      <ul aria-label="What the draft would change" className="border-line border-t">
        {draft.changes.map(({ change, segment_id, title, fields }) => (
          <li
            key={`${segment_id}.${change}`}
            className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-2 text-base"
          >
            <Badge tone={TONES[change]}>{change}</Badge>
            <span className="font-medium">{title ?? "Ticker and questions"}</span>
            {change === "changed" && (
              <span className="text-ink-muted text-sm">{fields.map(({ field }) => field).join(", ")}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
