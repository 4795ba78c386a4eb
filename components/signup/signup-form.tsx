"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import type { SignupView } from "@/lib/signup/signup-view";
import type { PlaceState } from "@/lib/signup/words/signup-words";
import { wordsFor } from "@/lib/signup/words/words-for";
import { problemsOf } from "./problems-of";
import { asksForProof, register } from "./register";
import type { SignupClasses } from "./signup-classes";
import { SignupDone } from "./signup-done";
import { TextField } from "./text-field";
import { TrapField } from "./trap-field";

interface SignupFormProps {
  view: SignupView;
  classes: SignupClasses;
}

/**
 * A plain form that posts by itself. With JavaScript the same fields go out by fetch and the answer appears in
 * their place; either way what is wrong stands in words beside the field.
 */
export function SignupForm({ view, classes }: SignupFormProps) {
  const words = wordsFor(view.language);
  const [problems, setProblems] = useState(view.problems);
  const [done, setDone] = useState<PlaceState | null>(null);
  const [busy, setBusy] = useState(false);
  const [proving, setProving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problems]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    try {
      const data = await register(view.slug, bodyOf(new FormData(event.currentTarget), view), () =>
        setProving(true),
      );
      if (data.state === "full") setProblems({ form: words.closed.full.title });
      else setDone(data.state);
    } catch (error) {
      if (asksForProof(error)) return form.current?.submit();
      if (!(error instanceof ApiError)) throw error;
      setProblems(problemsOf(error.code, error.fields, words));
    } finally {
      setBusy(false);
      setProving(false);
    }
  }

  if (done) return <SignupDone view={view} state={done} classes={classes} focus />;
  const { label, note } = {
    open: { label: view.cta || words.submit, note: view.fewPlaces ? words.fewPlaces : null },
    waitlist: { label: words.submitWaitlist, note: words.waitlistNote },
    approval: { label: words.submitApproval, note: words.approvalNote },
    closed: { label: "", note: null },
  }[view.mode];
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
        {busy ? words.sending : label}
      </button>
      <p role="status" className={classes.note}>
        {proving && words.proving}
      </p>
      <p role="alert" className={classes.problem}>
        {problems.form}
      </p>
      {note && <p className={classes.note}>{note}</p>}
      <label className={classes.consent}>
        <input
          type="checkbox"
          name="marketing_consent"
          value="true"
          defaultChecked={view.typed.marketingConsent}
        />
        <span>{words.consent(view.organiser)}</span>
      </label>
      <p className={classes.note}>
        {words.mailNote} {view.isTest && words.testNote}
      </p>
    </form>
  );
}

function trapOf(data: FormData): { website?: string } {
  const website = String(data.get("website") ?? "");
  return website ? { website: website.slice(0, 1000) } : {};
}

function bodyOf(data: FormData, view: SignupView) {
  const consent = data.get("marketing_consent") === "true";
  return {
    name: String(data.get("name") ?? ""),
    email: String(data.get("email") ?? ""),
    marketing_consent: consent,
    ...(consent ? { consent_wording: wordsFor(view.language).consent(view.organiser) } : {}),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(Object.keys(view.utm).length > 0 ? { utm: view.utm } : {}),
    ...(document.referrer ? { referrer: document.referrer.slice(0, 1000) } : {}),
    ...trapOf(data),
  };
}
