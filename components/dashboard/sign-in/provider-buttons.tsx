"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ProviderMark } from "./provider-mark";
import { startProvider } from "./start-provider";

interface ProviderButtonsProps {
  providers: readonly { id: string; label: string }[];
  callbackUrl?: string;
  /** Links the account to the signed-in user instead of signing in with it. */
  link?: boolean;
}

/** One button for each identity provider of the installation. */
export function ProviderButtons({ providers, callbackUrl, link = false }: ProviderButtonsProps) {
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  async function go(id: string) {
    setBusy(id);
    setProblem(undefined);
    try {
      await startProvider(id, { callbackUrl, link });
    } catch {
      setProblem("Couldn’t reach the server. Check your connection and try again.");
      setBusy(undefined);
    }
  }
  return (
    <div className="flex flex-col gap-2">
      {providers.map(({ id, label }) => (
        <Button
          key={id}
          size="lg"
          busy={busy === id}
          disabled={busy !== undefined && busy !== id}
          icon={<ProviderMark id={id} />}
          onClick={() => void go(id)}
        >
          {link ? `Link ${label}` : `Continue with ${label}`}
        </Button>
      ))}
      {problem && (
        <p role="alert" className="text-base text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
