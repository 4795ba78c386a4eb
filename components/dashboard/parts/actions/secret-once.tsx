"use client";

import { TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";

interface SecretOnceProps {
  /** What the secret is, such as "key" or "signing secret". */
  what: string;
  secret: string;
}

/** A secret, shown only this once. */
export function SecretOnce({ what, secret }: SecretOnceProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2 rounded-control border border-line-strong bg-surface-sunken py-1.5 pr-1.5 pl-3">
        <code className="min-w-0 flex-1 break-all font-mono text-sm" data-secret>
          {secret}
        </code>
        <CopyButton value={secret} label={`Copy ${what}`} labelled />
      </div>
      <p className="flex items-start gap-2 text-sm text-warn">
        <TriangleAlert className="mt-px size-4 shrink-0" aria-hidden />
        Copy this {what} now and store it on your server. It won’t be shown again.
      </p>
    </div>
  );
}

interface SecretToKeepProps extends SecretOnceProps {
  onKept: () => void;
}

/** The same as the last step of a dialog, with a button to close it. */
export function SecretToKeep({ what, secret, onKept }: SecretToKeepProps) {
  return (
    <div className="flex flex-col gap-4 pb-2">
      <SecretOnce what={what} secret={secret} />
      <Button variant="primary" className="self-end" onClick={onKept}>
        I’ve saved it
      </Button>
    </div>
  );
}
