"use client";

import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useEntry } from "./use-entry";
import { useViewer } from "./viewer-context";

/** Registration while watching. Afterwards, the page goes on with the new registration. */
export function SignUpHere() {
  const { words, view } = useViewer();
  const entry = useEntry();
  const { name, email, emailNote, testNote, proving } = words.signup;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void entry.register(new FormData(event.currentTarget));
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={words.open.signUp}
      aria-busy={entry.busy || undefined}
      className="flex shrink-0 flex-col gap-3 pb-2"
    >
      <Field label={name} error={entry.problems.name} required>
        <Input ref={first} name="name" autoComplete="name" maxLength={120} />
      </Field>
      <Field label={email} error={entry.problems.email} required>
        <Input name="email" type="email" autoComplete="email" maxLength={254} />
      </Field>
      <Button type="submit" variant="primary" busy={entry.busy} className="self-start">
        {words.open.signUp}
      </Button>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {entry.problems.form}
      </p>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {entry.proving && proving}
      </p>
      <p className="text-ink-muted text-sm">
        {emailNote} {view.isTest && testNote}
      </p>
    </form>
  );
}
