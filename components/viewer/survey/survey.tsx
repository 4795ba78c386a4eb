"use client";

import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { useViewer } from "../viewer-context";
import css from "./survey.module.css";
import { SurveyForm } from "./survey-form";

interface SurveyProps {
  /** Classes of the button that sends it. */
  button: string | undefined;
  /** Shows only the question until someone opens it, where there is no room for more. */
  folded?: boolean;
}

/** The survey after the show, until it's answered. */
export function Survey({ button, folded }: SurveyProps) {
  const { replay, place, words: all } = useViewer();
  const words = all.survey;
  const [isSent, setSent] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const survey = place.place.kind === "in" ? (replay?.survey ?? null) : null;
  if (isSent)
    return (
      <section aria-label={words.title} className={css.survey}>
        <p role="status">{words.thanks}</p>
      </section>
    );
  if (!survey || survey.answered) return null;
  const question = survey.question || words.question;
  const form = <SurveyForm button={button} question={title} onSent={() => setSent(true)} />;
  if (folded === undefined)
    return (
      <section aria-labelledby={title} className={css.survey}>
        <p id={title} className={css.question}>
          {question}
        </p>
        {form}
      </section>
    );
  return (
    <section aria-labelledby={title}>
      <details open={isOpen || !folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={css.summary}>
          <ChevronRight className="size-4" aria-hidden />
          <span id={title}>{question}</span>
        </summary>
        {form}
      </details>
    </section>
  );
}
