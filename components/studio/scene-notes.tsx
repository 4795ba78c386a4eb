"use client";

import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Scene } from "@/lib/stage";
import { useStudio } from "./studio-context";

/** Crew-only details of the current segment: assignee, notes, script, questions. */
export function SceneNotes({ scene }: { scene: Scene }) {
  const { desk, run, state } = useStudio();
  const segment = desk.event.plan.segments.find((entry) => entry.id === scene.id);
  const who = nameOf(scene.assignee, desk.event.guests);
  return (
    <div className="flex flex-col gap-2 px-4 pb-3 text-sm">
      {who && <p className="text-ink-muted">With {who}</p>}
      {segment?.notes && <p className="whitespace-pre-line">{segment.notes}</p>}
      {segment?.script && (
        <Fold title="Script">
          <p className="whitespace-pre-line">{segment.script}</p>
        </Fold>
      )}
      {scene.questions.length > 0 && (
        <Fold title="Questions" count={scene.questions.length} open>
          <ul className="-mx-2 flex flex-col">
            {scene.questions.map((question) => {
              const shown = state.question?.text === question;
              return (
                <li key={question}>
                  <button
                    type="button"
                    aria-pressed={shown}
                    title={shown ? "Remove from stage" : "Show on stage"}
                    onClick={() =>
                      void run(
                        shown ? { action: "hide_question" } : { action: "show_question", text: question },
                      )
                    }
                    className="w-full rounded-control px-2 py-1.5 text-left hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:text-accent"
                  >
                    {question}
                  </button>
                </li>
              );
            })}
          </ul>
        </Fold>
      )}
    </div>
  );
}

interface FoldProps {
  title: string;
  count?: number;
  open?: boolean;
  children: ReactNode;
}

function Fold({ title, count, open, children }: FoldProps) {
  return (
    <details open={open} className="group/fold">
      <summary className="flex list-none items-center gap-1 font-medium text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-3.5 transition-transform group-open/fold:rotate-90" aria-hidden />
        {title}
        {count !== undefined && <span className="tabular font-normal">{count}</span>}
      </summary>
      <div className="pt-1.5">{children}</div>
    </details>
  );
}

function nameOf(assignee: string | null, guests: readonly { id: string; name: string }[]): string | null {
  if (!assignee) return null;
  if (assignee === "host") return "the host";
  return guests.find((guest) => guest.id === assignee)?.name ?? assignee;
}
