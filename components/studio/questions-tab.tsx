"use client";

import { useStore } from "@/components/room/use-store";
import { questionQueue } from "./question-queue";
import { QuestionRow } from "./question-row";
import { RaisedHands } from "./raised-hands";
import { useStudio } from "./studio-context";

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
  const { controller, state } = useStudio();
  // The desk's feed holds all of them, those for the crew alone too.
  const queue = questionQueue(useStore(controller.deskFeed.besideChat), state.question?.id);
  if (queue.length === 0)
    return (
      <p className="text-ink-muted text-sm">What the audience asks stands here, the most wanted first.</p>
    );
  return (
    <ol aria-label="Questions">
      {queue.map((asked) => (
        <QuestionRow key={asked.lead.id} asked={asked} />
      ))}
    </ol>
  );
}
