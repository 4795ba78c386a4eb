"use client";

import { Plus, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useStore } from "@/components/room/use-store";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import type { StagePoll } from "@/lib/stage";
import { PanelSection } from "./panel-section";
import { useStudio } from "./studio-context";

export function PollsTab() {
  const { state } = useStudio();
  return (
    <div className="flex flex-col gap-5">
      {state.poll && <CurrentPoll poll={state.poll} />}
      <NewPoll />
    </div>
  );
}

const STATES = { draft: "Draft", open: "Open", closed: "Closed" } as const;

function CurrentPoll({ poll }: { poll: StagePoll }) {
  const { run, controller } = useStudio();
  const { counts: polls } = useStore(controller.deskFeed.besideChat);
  const { counts = [], voters: total = 0 } = polls[poll.id] ?? {};
  return (
    <PanelSection
      title={poll.question}
      aside={<Badge tone={poll.state === "open" ? "ok" : "neutral"}>{STATES[poll.state]}</Badge>}
    >
      <ul className="flex flex-col gap-2">
        {poll.options.map((option, index) => {
          const count = counts[index] ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two options may have the same text; their position identifies them
            <li key={index} className="text-sm">
              <div className="flex justify-between gap-3">
                <span>{option}</span>
                <span className="tabular text-ink-muted">{count}</span>
              </div>
              <div className="mt-1 h-1 overflow-hidden rounded-full bg-pressed">
                <div
                  className="h-full bg-accent"
                  style={{ width: `${total ? (count / total) * 100 : 0}%` }}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        {poll.state === "draft" && (
          <Button size="sm" variant="primary" onClick={() => void run({ action: "open_poll" })}>
            Open poll
          </Button>
        )}
        {poll.state === "open" && (
          <Button size="sm" onClick={() => void run({ action: "close_poll" })}>
            Close poll
          </Button>
        )}
        {poll.state !== "draft" && (
          <Button size="sm" onClick={() => void run({ action: "show_results", shown: !poll.results_shown })}>
            {poll.results_shown ? "Hide results" : "Show results"}
          </Button>
        )}
        {poll.state === "closed" && (
          <Button size="sm" onClick={() => void run({ action: "hide_poll" })}>
            Remove from stage
          </Button>
        )}
      </div>
    </PanelSection>
  );
}

const MAX = 10;

/** Whether people couldn't tell two options apart. */
const repeated = (options: readonly string[]): boolean =>
  new Set(options.map((option) => option.toLocaleLowerCase())).size < options.length;

const EMPTY = {
  question: "",
  options: [
    { id: 1, text: "" },
    { id: 2, text: "" },
  ],
};

/** The form of a poll that wasn't prepared. */
export function NewPoll() {
  const { run } = useStudio();
  const [draft, setDraft] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const { question, options } = draft;
  const setOptions = (next: typeof options) => setDraft({ question, options: next });
  const given = options.map(({ text }) => text.trim()).filter(Boolean);
  const isRepeated = repeated(given);
  const ready = question.trim() !== "" && given.length >= 2 && !isRepeated;

  async function open(event: FormEvent) {
    event.preventDefault();
    if (!ready || busy) return;
    setBusy(true);
    const opened = await run({ action: "open_poll", question: question.trim(), options: given });
    setBusy(false);
    // What was changed while it was being sent stays.
    if (opened) setDraft((now) => (now === draft ? EMPTY : now));
  }

  return (
    <PanelSection title="New poll">
      <form onSubmit={(event) => void open(event)} className="flex flex-col gap-2">
        <Input
          aria-label="Question"
          placeholder="Ask a question"
          maxLength={300}
          value={question}
          onChange={(event) => setDraft({ question: event.target.value, options })}
        />
        {options.map((option, index) => (
          <div key={option.id} className="flex items-center gap-1">
            <Input
              aria-label={`Option ${index + 1}`}
              placeholder={`Option ${index + 1}`}
              maxLength={120}
              value={option.text}
              onChange={(event) =>
                setOptions(
                  options.map((entry) =>
                    entry.id === option.id ? { ...entry, text: event.target.value } : entry,
                  ),
                )
              }
            />
            {options.length > 2 && (
              <IconButton
                size="sm"
                label={`Remove option ${index + 1}`}
                icon={<X className="size-4" />}
                onClick={() => setOptions(options.filter((entry) => entry.id !== option.id))}
              />
            )}
          </div>
        ))}
        {isRepeated && (
          <p role="alert" className="text-danger text-sm">
            Two options are the same.
          </p>
        )}
        <div className="flex justify-between gap-2">
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus className="size-4" aria-hidden />}
            disabled={options.length >= MAX}
            onClick={() =>
              setOptions([...options, { id: Math.max(...options.map(({ id }) => id)) + 1, text: "" }])
            }
          >
            Add option
          </Button>
          <Button type="submit" size="sm" variant="primary" busy={busy} disabled={!ready}>
            Open poll
          </Button>
        </div>
      </form>
    </PanelSection>
  );
}
