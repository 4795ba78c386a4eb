"use client";

import { type FormEvent, useId, useState } from "react";
import { afterApi } from "@/lib/client/after-api";
import { useViewer } from "../viewer-context";
import css from "./survey.module.css";

const SCORES = Array.from({ length: 11 }, (_, score) => score);
const COMMENT_CHARACTERS = 2_000;

type State = "asked" | "sending" | "unchosen" | "failed" | "sent";

/** The survey after the show, until it's answered. `button` are the classes of what sends it. */
export function Survey({ button }: { button: string | undefined }) {
  const { view, replay, place, words: all } = useViewer();
  const [state, setState] = useState<State>("asked");
  const survey = place.place.kind === "in" ? (replay?.survey ?? null) : null;
  const words = all.survey;
  const title = useId();
  if (state === "sent")
    return (
      <section aria-label={words.title} className={css.survey}>
        <p role="status">{words.thanks}</p>
      </section>
    );
  if (!survey || survey.answered) return null;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const score = form.get("score");
    if (score === null) return setState("unchosen");
    setState("sending");
    const body = { score: Number(score), comment: String(form.get("comment") ?? "").trim() };
    const call = { as: `attendee:${view.slug}`, params: { slug: view.slug }, body } as const;
    afterApi("answerSurvey", call).then(
      () => setState("sent"),
      () => setState("failed"),
    );
  }

  return (
    <section aria-labelledby={title} className={css.survey}>
      <form onSubmit={send} className={css.form} aria-busy={state === "sending" || undefined}>
        <fieldset>
          <legend id={title} className={css.question}>
            {survey.question || words.question}
          </legend>
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
          <textarea name="comment" rows={3} maxLength={COMMENT_CHARACTERS} />
        </label>
        <div className={css.foot}>
          <button type="submit" className={button} disabled={state === "sending"}>
            {state === "sending" ? words.sending : words.send}
          </button>
          <p role="alert">{state === "unchosen" ? words.choose : state === "failed" ? words.failed : null}</p>
        </div>
      </form>
    </section>
  );
}
