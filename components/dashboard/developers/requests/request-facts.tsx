import Link from "next/link";
import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { Time } from "@/components/ui/time";
import { docPathOf } from "@/lib/docs/doc-path";
import { milliseconds } from "../../parts/words/milliseconds";
import { usd } from "../usage/usd";
import { callerWords, type LoggedRequest } from "./request-badges";

const SOURCES: Record<string, string> = {
  http: "HTTP",
  dashboard: "Dashboard",
  studio: "Studio",
  mcp: "MCP",
};

const linkClasses =
  "rounded-sm text-accent underline decoration-line-strong underline-offset-3 hover:decoration-current";

/** Everything known about a call besides its request and answer. */
export function RequestFacts({ call, base }: { call: LoggedRequest; base: string }) {
  const only = (name: string, value: string) => `${base}/requests?${new URLSearchParams({ [name]: value })}`;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-base">
      <Fact label="Time">
        <Time value={call.created_at} format="long" />{" "}
        <span className="tabular whitespace-nowrap font-mono text-ink-muted text-xs">{call.created_at}</span>
      </Fact>
      {/* Background work is recorded when it is charged, without its duration. */}
      {call.source !== "system" && (
        <Fact label="Duration">
          <span className="tabular">{milliseconds(call.duration_ms)}</span>
        </Fact>
      )}
      <Fact label="Cost">
        <span className="tabular">{usd(call.cost_usd)}</span>
      </Fact>
      <Fact label="Operation">
        <Link href={only("operation", call.operation)} className={`${linkClasses} font-mono text-sm`}>
          {call.operation}
        </Link>
      </Fact>
      {call.error_code && (
        <Fact label="Error">
          <Link href={docPathOf.error(call.error_code)} className={`${linkClasses} font-mono text-sm`}>
            {call.error_code}
          </Link>{" "}
          <span className="text-ink-muted text-sm">Cause and fix</span>
        </Fact>
      )}
      <Fact label="By">
        {call.key ? (
          <Link href={only("key_id", call.key.id)} className={linkClasses}>
            {callerWords(call)} <span className="font-mono text-sm">…{call.key.last4}</span>
          </Link>
        ) : (
          callerWords(call)
        )}{" "}
        {call.source !== "system" && (
          <span className="text-ink-muted text-sm">via {SOURCES[call.source] ?? call.source}</span>
        )}
      </Fact>
      {call.agent && <Fact label="Agent">{call.agent}</Fact>}
      {call.idempotency_key && (
        <Fact label="Idempotency key">
          <span className="inline-flex max-w-full items-center gap-1">
            <code className="break-all font-mono text-sm">{call.idempotency_key}</code>
            <CopyButton value={call.idempotency_key} label="Copy idempotency key" />
          </span>
          {call.replayed && (
            <span className="text-ink-muted text-sm">response replayed from the first request</span>
          )}
        </Fact>
      )}
      {call.client_id && (
        <Fact label="Client">
          <Link href={`${base}/clients/${call.client_id}`} className={`${linkClasses} font-mono text-sm`}>
            {call.client_id}
          </Link>
        </Fact>
      )}
      <Fact label="Request ID">
        <span className="inline-flex min-w-0 max-w-full items-center gap-0.5">
          <code className="truncate font-mono text-sm">{call.request_id}</code>
          <CopyButton value={call.request_id} label="Copy request ID" />
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid items-baseline">
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
