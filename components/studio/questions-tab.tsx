"use client";

import { useStore } from "@/components/room/use-store";
import { questionQueue } from "./question-queue";
import { QuestionRow } from "./question-row";
import { RaisedHands } from "./raised-hands";
import { useStudio } from "./studio-context";

/** Audience questions: show on stage, mark as answered or dismiss. */
export function QuestionsTab() {
  return (
    <div className="flex flex-col gap-5">
      <RaisedHands />
      <Questions />
    </div>
  );
}

function Questions() {
  const { controller, state } = useStudio();
  // The desk's feed contains all questions, including crew-only ones.
  const queue = questionQueue(useStore(controller.deskFeed.besideChat), state.question?.id);
  if (queue.length === 0)
    return <p className="text-ink-muted text-sm">Audience questions appear here, most votes first.</p>;
  return (
    <ol aria-label="Questions">
      {queue.map((asked) => (
        <QuestionRow key={asked.lead.id} asked={asked} />
      ))}
    </ol>
  );
}
