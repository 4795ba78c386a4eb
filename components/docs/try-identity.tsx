"use client";

import Link from "next/link";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { keyProblem } from "./try-form";
import type { TryAs } from "./try-request";

type Kind = TryAs["kind"];

export interface TryIdentityState {
  kind: Kind;
  setKind: (kind: Kind) => void;
  secret: string;
  setSecret: (secret: string) => void;
  problem: string | undefined;
  /** Identity for the request, or undefined after showing the problem. */
  check: () => TryAs | undefined;
}

/** A pasted key is only kept in this state and is gone when the page closes. */
export function useTryIdentity(signedIn: boolean): TryIdentityState {
  const [kind, setKind] = useState<Kind>(signedIn ? "session" : "key");
  const [secret, setSecret] = useState("");
  const [tried, setTried] = useState(false);
  const problem = kind === "key" ? keyProblem(secret) : undefined;
  const check = (): TryAs | undefined => {
    setTried(true);
    if (problem) return undefined;
    return kind === "key" ? { kind, key: secret.trim() } : { kind };
  };
  return { kind, setKind, secret, setSecret, problem: tried ? problem : undefined, check };
}

export function TryIdentity(props: TryIdentityState & { signedIn: boolean }) {
  const { kind, setKind, secret, setSecret, problem, signedIn } = props;
  return (
    <div className="flex flex-col gap-3">
      {signedIn && (
        <fieldset className="flex flex-wrap gap-x-5 gap-y-2 text-base">
          <legend className="mb-1.5 font-medium text-sm">Call as</legend>
          {(["session", "key"] as const).map((choice) => (
            <label key={choice} className="flex items-center gap-2">
              <input
                type="radio"
                name="try-as"
                className="accent-(--accent)"
                checked={kind === choice}
                onChange={() => setKind(choice)}
              />
              {choice === "session" ? "Your session (test environment)" : "Test API key"}
            </label>
          ))}
        </fieldset>
      )}
      {kind === "key" && (
        <Field label="Test API key" error={problem} hint="Only kept in memory until you leave this page.">
          <Input
            type="password"
            value={secret}
            autoComplete="off"
            spellCheck={false}
            placeholder="sr_test_…"
            className="font-mono"
            onChange={(event) => setSecret(event.target.value)}
          />
        </Field>
      )}
      {!signedIn && (
        <p className="text-ink-muted text-sm">
          Or{" "}
          <Link href="/sign-in" className="text-accent underline">
            sign in
          </Link>{" "}
          and call without a key.
        </p>
      )}
    </div>
  );
}
