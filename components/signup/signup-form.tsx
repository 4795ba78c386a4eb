"use client";

import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { retrying } from "@/lib/client/retrying";
import type { PlaceState } from "@/lib/signup/words/signup-words";
import type { FormView, FormWords } from "./form-words";
import { problemsOf } from "./problems-of";
import type { SignupClasses } from "./signup-classes";
import { SignupDone } from "./signup-done";
import { TextField } from "./text-field";
import { TrapField } from "./trap-field";

interface SignupFormProps {
  view: FormView;
  words: FormWords;
  classes: SignupClasses;
}

/**
 * A plain form that works without scripts. With JavaScript, the same fields are sent by fetch and the result
 * replaces the form. In both cases, errors appear beside their fields.
 */
export function SignupForm({ view, words, classes }: SignupFormProps) {
  const [problems, setProblems] = useState(view.problems);
  const [done, setDone] = useState<PlaceState | null>(null);
  const [busy, setBusy] = useState(false);
  const [proving, setProving] = useState(false);
  const isRetrying = useSyncExternalStore(retrying.subscribe, retrying.get, () => false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problems]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = bodyOf(new FormData(event.currentTarget), view, words.consent);
    setBusy(true);
    try {
      // Loaded on demand, so that the page loads sooner. If loading fails, the form posts normally.
      const { tryToRegister } = await import("./register").catch(() => ({ tryToRegister: undefined }));
      const answer = await tryToRegister?.(view.slug, body, () => setProving(true));
      if (!answer || "postPlainly" in answer) form.current?.submit();
      else if ("problem" in answer) setProblems(problemsOf(answer.problem, answer.fields, words));
      else if (answer.state === "full") setProblems({ form: words.full });
      else setDone(answer.state);
    } finally {
      setBusy(false);
      setProving(false);
    }
  }

  if (done) return <SignupDone view={view} words={words} state={done} classes={classes} focus />;
  return (
    <form
      ref={form}
      method="post"
      action={`/e/${view.slug}/register`}
      onSubmit={(event) => void submit(event)}
      noValidate
      className={classes.form}
      aria-busy={busy || undefined}
    >
      {(["name", "email"] as const).map((name) => (
        <TextField
          key={name}
          form="signup"
          classes={classes}
          name={name}
          label={words[name]}
          problem={problems[name]}
          value={view.typed[name]}
        />
      ))}
      <TrapField />
      {Object.entries(view.utm).map(([name, value]) => (
        <input key={name} type="hidden" name={`utm_${name}`} value={value} />
      ))}
      <button type="submit" className={classes.submit} disabled={busy}>
        {busy ? (isRetrying ? words.retrying : words.sending) : words.label}
      </button>
      <p role="status" className={classes.note}>
        {proving && words.proving}
      </p>
      <p role="alert" className={classes.problem}>
        {problems.form}
      </p>
      {words.note && <p className={classes.note}>{words.note}</p>}
      <label className={classes.consent}>
        <input
          type="checkbox"
          name="marketing_consent"
          value="true"
          defaultChecked={view.typed.marketingConsent}
        />
        <span>{words.consent}</span>
      </label>
      {words.emailNote && <p className={classes.note}>{words.emailNote}</p>}
    </form>
  );
}

function trapOf(data: FormData): { website?: string } {
  const website = String(data.get("website") ?? "");
  return website ? { website: website.slice(0, 1000) } : {};
}

function bodyOf(data: FormData, view: FormView, wording: string) {
  const consent = data.get("marketing_consent") === "true";
  return {
    name: String(data.get("name") ?? ""),
    email: String(data.get("email") ?? ""),
    marketing_consent: consent,
    ...(consent ? { consent_wording: wording } : {}),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(Object.keys(view.utm).length > 0 ? { utm: view.utm } : {}),
    ...(document.referrer ? { referrer: document.referrer.slice(0, 1000) } : {}),
    ...trapOf(data),
  };
}
