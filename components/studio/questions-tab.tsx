"use client";

import { Check, ChevronUp, EyeOff, MonitorUp, RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { useStore } from "@/components/room/use-store";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { api } from "@/lib/client/api";
import { type AudienceQuestion, sortedQuestions } from "@/lib/live";
import { rightsOf } from "@/lib/stage/show-roles";
import { RaisedHands } from "./raised-hands";
import { useStudio } from "./studio-context";
import { tellTrouble } from "./tell-trouble";

/** What the audience asks: to the stage with one press, answered, or away. */
export function QuestionsTab() {
  return (
    <div className="flex flex-col gap-5">
      <RaisedHands />
      <Questions />
    </div>
  );
}

function Questions() {
  const { controller } = useStudio();
  // The desk's feed holds all of them, those for the crew alone too.
  const { questions } = useStore(controller.deskFeed.besideChat);
  const sorted = sortedQuestions(questions);
  if (sorted.length === 0)
    return (
      <p className="text-ink-muted text-sm">What the audience asks stands here, the most wanted first.</p>
    );
  return (
    <ol aria-label="Questions">
      {sorted.map((question) => (
        <Question key={question.id} question={question} />
      ))}
    </ol>
  );
}

function Question({ question }: { question: AudienceQuestion }) {
  const { controller, desk, state, run } = useStudio();
  const [busy, setBusy] = useState(false);
  const { id, text, votes, author } = question;
  const shown = state.question?.id === id;
  const open = question.state === "open";
  const { scopes, moderates } = rightsOf(desk.me.role);
  const mayDrive = scopes.includes("studio:control");

  async function mark(next: AudienceQuestion["state"]) {
    setBusy(true);
    const { slug } = controller;
    const params = { slug, question_id: id };
    await api("updateQuestion", { as: `host:${slug}`, params, body: { state: next } }).catch(tellTrouble);
    setBusy(false);
  }

  return (
    <li className="border-line border-b py-3 last:border-b-0">
      <div className="flex items-start gap-3">
        <p
          className="tabular flex min-w-8 shrink-0 items-center text-base"
          title={`${votes} want it answered`}
        >
          <ChevronUp className="size-4 text-ink-muted" aria-hidden />
          {votes}
          <span className="sr-only"> want it answered</span>
        </p>
        <div className="min-w-0 flex-1">
          <p className={open ? "wrap-anywhere text-base" : "wrap-anywhere text-base text-ink-muted"}>
            {text}
          </p>
          <p className="flex flex-wrap items-center gap-1.5 text-ink-muted text-sm">
            {author.name}
            {question.private && <Badge>For the crew</Badge>}
            {!open && <Badge>Answered</Badge>}
          </p>
        </div>
      </div>
      {moderates && (
        <div className="mt-1.5 flex items-center gap-1 pl-11">
          {mayDrive && !question.private && (
            <Button
              size="sm"
              variant={shown ? "primary" : "secondary"}
              icon={
                shown ? (
                  <EyeOff className="size-4" aria-hidden />
                ) : (
                  <MonitorUp className="size-4" aria-hidden />
                )
              }
              onClick={() =>
                void run(
                  shown
                    ? { action: "hide_question" }
                    : { action: "show_question", question_id: id, text, author: author.name },
                )
              }
            >
              {shown ? "Take off the stage" : "Show on stage"}
            </Button>
          )}
          <IconButton
            size="sm"
            label={open ? "Answered" : "Open again"}
            disabled={busy}
            icon={
              open ? <Check className="size-4" aria-hidden /> : <RotateCcw className="size-4" aria-hidden />
            }
            onClick={() => void mark(open ? "answered" : "open")}
          />
          <IconButton
            size="sm"
            label="Dismiss"
            disabled={busy}
            icon={<X className="size-4" aria-hidden />}
            onClick={() => void mark("dismissed")}
          />
        </div>
      )}
    </li>
  );
}
