"use client";

import { Check, ChevronUp, EyeOff, MonitorUp, RotateCcw, Split, X } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { api } from "@/lib/client/api";
import { newKey } from "@/lib/client/new-key";
import type { AudienceQuestion } from "@/lib/live";
import { rightsOf } from "@/lib/stage/show-roles";
import { LikeQuestions } from "./like-questions";
import { holds, type QueuedQuestion } from "./question-queue";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";

/** An audience question with its actions, which apply to similar questions too. */
export function QuestionRow({ asked }: { asked: QueuedQuestion }) {
  const { desk } = useStudio();
  const { lead, others, votes } = asked;
  const open = lead.state === "open";
  return (
    <li className="border-line border-b py-3 last:border-b-0">
      <div className="flex items-start gap-3">
        <p
          className="tabular flex min-w-8 shrink-0 items-center text-base"
          title={votes === 1 ? "1 vote" : `${votes} votes`}
        >
          <ChevronUp className="size-4 text-ink-muted" aria-hidden />
          {votes}
          <span className="sr-only">{votes === 1 ? " vote" : " votes"}</span>
        </p>
        <div className="min-w-0 flex-1">
          <p className={open ? "wrap-anywhere text-base" : "wrap-anywhere text-base text-ink-muted"}>
            {lead.text}
          </p>
          <p className="flex flex-wrap items-center gap-1.5 text-ink-muted text-sm">
            {lead.author.name}
            {lead.private && <Badge>Crew only</Badge>}
            {!open && <Badge>Answered</Badge>}
          </p>
          {others.length > 0 && <LikeQuestions others={others} />}
        </div>
      </div>
      {rightsOf(desk.me.role).moderates && <QuestionActions asked={asked} />}
    </li>
  );
}

function QuestionActions({ asked }: { asked: QueuedQuestion }) {
  const { controller, desk, state, run } = useStudio();
  const [busy, setBusy] = useState(false);
  const { lead, others } = asked;
  const { id, text, author } = lead;
  const shown = holds(asked, state.question?.id);
  const open = lead.state === "open";
  const mayDrive = rightsOf(desk.me.role).scopes.includes("studio:control");
  const of = { as: `host:${controller.slug}`, params: { slug: controller.slug, question_id: id } } as const;

  async function during(work: Promise<unknown>) {
    setBusy(true);
    await work.catch(showError);
    setBusy(false);
  }

  const mark = (next: AudienceQuestion["state"]) =>
    void during(api("updateQuestion", { ...of, body: { state: next, like_questions: others.length > 0 } }));

  return (
    <div className="mt-1.5 flex items-center gap-1 pl-11">
      {mayDrive && !lead.private && (
        <Button
          size="sm"
          variant={shown ? "primary" : "secondary"}
          icon={
            shown ? <EyeOff className="size-4" aria-hidden /> : <MonitorUp className="size-4" aria-hidden />
          }
          onClick={() =>
            void run(
              shown
                ? { action: "hide_question" }
                : { action: "show_question", question_id: id, text, author: author.name },
            )
          }
        >
          {shown ? "Remove from stage" : "Show on stage"}
        </Button>
      )}
      <IconButton
        size="sm"
        label={open ? "Mark as answered" : "Reopen"}
        disabled={busy}
        icon={open ? <Check className="size-4" aria-hidden /> : <RotateCcw className="size-4" aria-hidden />}
        onClick={() => mark(open ? "answered" : "open")}
      />
      <IconButton
        size="sm"
        label="Dismiss"
        disabled={busy}
        icon={<X className="size-4" aria-hidden />}
        onClick={() => mark("dismissed")}
      />
      {others.length > 0 && (
        <IconButton
          size="sm"
          label="Ungroup"
          disabled={busy}
          icon={<Split className="size-4" aria-hidden />}
          onClick={() => void during(api("ungroupQuestions", { ...of, idempotencyKey: newKey() }))}
        />
      )}
    </div>
  );
}
