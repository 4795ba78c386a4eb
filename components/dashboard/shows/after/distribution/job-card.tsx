"use client";

import { RotateCcw, Send, Undo2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { CopyButton } from "@/components/ui/copy-button";
import type { DistributionJobWire, DistributionResultWire } from "@/lib/modules/made/distribution/schema";
import { ForRole } from "../../../access/for-role";
import { useAction } from "../../../parts/actions/use-action";
import { canWithdraw, embedCode, kindLabel, resultSaid, staleSaid, TYPES } from "./distribution-words";

interface JobCardProps {
  slug: string;
  job: DistributionJobWire;
}

/** One thing that was published, or a draft of that, with what happened at each destination. */
export function JobCard({ slug, job }: JobCardProps) {
  const [asked, setAsked] = useState<"withdraw" | "publish" | null>(null);
  const retry = useAction("retryDistribution", "Retrying");
  const withdraw = useAction("withdrawDistribution", "Unpublishing");
  const publish = useAction("createDistributionJob", "Publishing");
  const params = { slug, job_id: job.id };
  const hasFailed = job.results.some(({ state }) => state === "failed");
  return (
    <li className="flex flex-col gap-3 border-line border-t py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words font-medium text-base">{job.item.title}</p>
          <p className="text-ink-muted text-sm">{TYPES[job.item.type]}</p>
        </div>
        <ForRole least="member">
          <div className="flex flex-wrap gap-2">
            {job.state === "draft" && (
              <Button
                size="sm"
                variant="primary"
                icon={<Send className="size-4" aria-hidden />}
                onClick={() => setAsked("publish")}
              >
                Publish
              </Button>
            )}
            {hasFailed && (
              <Button
                size="sm"
                busy={retry.busy}
                icon={<RotateCcw className="size-4" aria-hidden />}
                onClick={() => retry.press({ params, body: { publish: true } })}
              >
                Retry failed
              </Button>
            )}
            {canWithdraw(job) && (
              <Button
                size="sm"
                variant="ghost"
                icon={<Undo2 className="size-4" aria-hidden />}
                onClick={() => setAsked("withdraw")}
              >
                {job.state === "draft" ? "Discard" : "Unpublish"}
              </Button>
            )}
          </div>
        </ForRole>
      </div>
      <ul className="flex flex-col gap-2">
        {job.results.map((result) => (
          <Result key={result.destination_id} result={result} item={job.item} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        {...(asked === "publish"
          ? {
              title: "Publish now?",
              description: `It goes to ${job.results.map(({ name }) => name).join(", ")}.`,
              confirmLabel: "Publish",
              tone: "primary" as const,
              onConfirm: () => publish.run({ params: { slug }, body: { draft_id: job.id, publish: true } }),
            }
          : {
              title: job.state === "draft" ? "Discard this draft?" : "Unpublish it?",
              description:
                "Feeds and embeds stop working immediately. Other destinations are asked to delete it. Copies people have already made remain.",
              confirmLabel: job.state === "draft" ? "Discard" : "Unpublish",
              tone: "danger" as const,
              onConfirm: () => withdraw.run({ params, body: {} }),
            })}
      />
    </li>
  );
}

interface ResultProps {
  result: DistributionResultWire;
  item: DistributionJobWire["item"];
}

function Result({ result, item }: ResultProps) {
  const { label, tone } = resultSaid(result);
  const stale = staleSaid(result, item);
  return (
    <li className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        <span className="break-words text-base">{result.name}</span>
        <span className="text-ink-muted text-sm">{kindLabel(result.kind)}</span>
        {result.url && (
          <>
            <a
              className="max-w-full truncate text-accent text-sm hover:underline"
              href={result.url}
              rel="noreferrer noopener"
              target="_blank"
            >
              {result.url}
            </a>
            <CopyButton value={result.url} label="Copy link" />
            {result.kind === "embed" && (
              <CopyButton labelled value={embedCode(result.url, item.title)} label="Copy embed code" />
            )}
          </>
        )}
      </div>
      {stale && <p className="text-ink-muted text-sm">{stale}</p>}
      {result.failure && <p className="break-words text-danger text-sm">{result.failure}</p>}
      {result.request && <CapturedRequest request={result.request} />}
    </li>
  );
}

function CapturedRequest({ request }: { request: NonNullable<DistributionResultWire["request"]> }) {
  const { method, url, headers, body } = request;
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-ink-muted">Request that wasn’t sent</summary>
      <pre className="mt-2 max-h-64 overflow-auto whitespace-pre-wrap break-all rounded-control bg-surface-sunken p-3 font-mono text-xs">
        {[`${method} ${url}`, ...head, "", body ?? ""].join("\n")}
      </pre>
    </details>
  );
}
