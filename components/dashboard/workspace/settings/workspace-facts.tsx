"use client";

import clsx from "clsx";
import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { Meter } from "@/components/ui/meter";
import { Time } from "@/components/ui/time";
import type { DataOf } from "@/lib/client/wire-types";
import { sizeWords } from "@/lib/storage-use/size-words";
import { storageLevel } from "@/lib/storage-use/storage-level";
import { useEnvironment } from "../../access/environment";

const PLANS: Record<string, { label: string; words: string }> = {
  free: { label: "Free", words: "100,000 requests and $0.20 of usage a month. Test keys only" },
  pro: { label: "Pro", words: "1,000,000 requests a month. Live keys" },
  scale: { label: "Scale", words: "10,000,000 requests a month. Live keys" },
  self_hosted: { label: "Self-hosted", words: "No quota or limit. Live keys" },
};

/** Read-only facts about the workspace. */
export function WorkspaceFacts({ workspace }: { workspace: DataOf<"getWorkspace"> }) {
  const { base } = useEnvironment();
  const plan = PLANS[workspace.plan] ?? { label: workspace.plan, words: "" };
  return (
    <dl className="grid max-w-2xl border-line border-t text-base">
      <Fact label="Plan">
        {plan.label}
        {plan.words && <span className="text-ink-muted">: {plan.words}. </span>}
        <Link href={`${base}/usage`} className="rounded-sm text-accent underline underline-offset-2">
          Usage and budget
        </Link>
      </Fact>
      <Fact label="Storage">
        <Storage {...workspace.storage} />
      </Fact>
      <Fact label="Created">
        <Time value={workspace.created_at} format="date" />
      </Fact>
      <Fact label="ID">
        <span className="flex min-w-0 items-center gap-1">
          <code className="break-all font-mono text-sm">{workspace.id}</code>
          <CopyButton value={workspace.id} label="Copy workspace ID" />
        </span>
      </Fact>
    </dl>
  );
}

const TONES = { plenty: "accent", nearly_full: "warn", full: "danger" } as const;

function Storage({ used_bytes: used, limit_bytes: limit }: DataOf<"getWorkspace">["storage"]) {
  if (limit === null) return <span className="tabular">{sizeWords(used)} used, unlimited</span>;
  const level = storageLevel({ used, limit });
  return (
    <div className="flex max-w-80 flex-col gap-2">
      <Meter
        label="Used"
        text={`${sizeWords(used)} of ${sizeWords(limit)}`}
        max={limit}
        value={Math.min(used, limit)}
        tone={TONES[level]}
      />
      {level !== "plenty" && (
        <p className="flex items-start gap-2">
          <TriangleAlert
            className={clsx("mt-0.5 size-4 shrink-0", level === "full" ? "text-danger" : "text-warn")}
            aria-hidden
          />
          {level === "full"
            ? "Storage is full. Shows still run, but they’re no longer recorded and files can’t be uploaded. Delete recordings and files you no longer need."
            : "Storage is nearly full. Once it’s full, shows are no longer recorded. Delete recordings and files you no longer need."}
        </p>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-0.5 border-line border-b py-2.5">
      <dt className="w-24 shrink-0 text-ink-muted">{label}</dt>
      <dd className="min-w-0 flex-1 basis-56">{children}</dd>
    </div>
  );
}
