"use client";

import { type FormEvent, useState } from "react";
import { afterApi } from "@/lib/client/after-api";
import { useViewer } from "../viewer-context";
import css from "./survey.module.css";

const SCORES = Array.from({ length: 11 }, (_, score) => score);
const COMMENT_CHARACTERS = 2_000;

interface SurveyFormProps {
  /** Classes of the button that sends it. */
  button: string | undefined;
  /** Id of the element with the question. */
  question: string;
  onSent: () => void;
}

/** A score from 0 to 10 and a comment. */
export function SurveyForm({ button, question, onSent }: SurveyFormProps) {
  const { view, words: all } = useViewer();
  const words = all.survey;
  const [state, setState] = useState<"asked" | "sending" | "unchosen" | "failed">("asked");

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const score = form.get("score");
    if (score === null) return setState("unchosen");
    setState("sending");
    const body = { score: Number(score), comment: String(form.get("comment") ?? "").trim() };
    const call = { as: `attendee:${view.slug}`, params: { slug: view.slug }, body } as const;
    afterApi("answerSurvey", call).then(onSent, () => setState("failed"));
  }

  return (
    <form onSubmit={send} className={css.form} aria-busy={state === "sending" || undefined}>
      <fieldset aria-labelledby={question}>
        <div className={css.scores}>
          {SCORES.map((score) => (
            <label key={score}>
              <input type="radio" name="score" value={score} onChange={() => setState("asked")} />
              {score}
            </label>
          ))}
        </div>
        <p className={css.ends} aria-hidden>
          <span>{words.least}</span>
          <span>{words.most}</span>
        </p>
      </fieldset>
      <label className={css.comment}>
        {words.comment}
        <textarea name="comment" rows={2} maxLength={COMMENT_CHARACTERS} />
      </label>
      <div className={css.foot}>
        <button type="submit" className={button} disabled={state === "sending"}>
          {state === "sending" ? words.sending : words.send}
        </button>
        <p role="alert">{state === "unchosen" ? words.choose : state === "failed" ? words.failed : null}</p>
      </div>
    </form>
  );
}
