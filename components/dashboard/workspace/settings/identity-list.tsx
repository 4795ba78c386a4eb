"use client";

import { useState } from "react";
import { toast } from "sonner";
import { Ago } from "@/components/ui/ago";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DataOf } from "@/lib/client/wire-types";
import { useAction } from "../../parts/actions/use-action";
import { ProviderMark } from "../../sign-in/provider-mark";
import { startProvider } from "../../sign-in/start-provider";

type Identity = DataOf<"getProfile">["identities"][number];

interface Provider {
  id: string;
  label: string;
}

interface IdentityListProps {
  identities: readonly Identity[];
  providers: readonly Provider[];
  /** What went wrong at the provider. */
  problem?: string | undefined;
}

const PROBLEMS: Record<string, string> = {
  taken: "This account is already linked to another person.",
  unverified: "The provider hasn’t verified this account’s email, so it wasn’t linked.",
  provider: "The provider didn’t confirm the sign-in. Nothing was linked.",
};

/** Provider accounts that can sign this user in, besides the emailed link. */
export function IdentityList({ identities, providers, problem }: IdentityListProps) {
  const linkable = providers.filter(({ id }) => !identities.some(({ provider }) => provider === id));
  return (
    <div className="flex flex-col gap-3">
      {problem && (
        <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-base text-danger">
          {PROBLEMS[problem] ?? PROBLEMS.provider}
        </p>
      )}
      <ul className="border-line border-t">
        {identities.map((identity) => (
          <IdentityRow
            key={identity.id}
            identity={identity}
            label={providers.find(({ id }) => id === identity.provider)?.label ?? identity.provider}
          />
        ))}
        {linkable.map((provider) => (
          <LinkRow key={provider.id} provider={provider} />
        ))}
      </ul>
    </div>
  );
}

const ROW = "flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-2";

function IdentityRow({ identity, label }: { identity: Identity; label: string }) {
  const [asking, setAsking] = useState(false);
  const unlink = useAction("unlinkIdentity", `${label} was unlinked`);
  return (
    <li className={ROW}>
      <ProviderMark id={identity.provider} className="size-5" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-base">{label}</p>
        <p className="truncate text-ink-muted text-sm">
          {identity.email} · used <Ago value={identity.last_used_at} />
        </p>
      </div>
      <Button size="sm" onClick={() => setAsking(true)} aria-label={`Unlink ${label}`}>
        Unlink
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Unlink ${label}?`}
        description={`You can no longer sign in with ${identity.email}. Email links still work.`}
        confirmLabel="Unlink"
        onConfirm={() => unlink.run({ params: { identity_id: identity.id } })}
      />
    </li>
  );
}

function LinkRow({ provider }: { provider: Provider }) {
  const [busy, setBusy] = useState(false);
  async function go() {
    setBusy(true);
    try {
      await startProvider(provider.id, { callbackUrl: window.location.pathname, link: true });
    } catch {
      toast.error("No response. Try again.");
      setBusy(false);
    }
  }
  return (
    <li className={ROW}>
      <ProviderMark id={provider.id} className="size-5" />
      <p className="min-w-0 flex-1 text-base text-ink-muted first-letter:uppercase">
        {provider.label} is not linked
      </p>
      <Button size="sm" busy={busy} onClick={() => void go()} aria-label={`Link ${provider.label}`}>
        Link
      </Button>
    </li>
  );
}
