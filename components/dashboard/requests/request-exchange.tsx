import Link from "next/link";
import { CopyButton } from "@/components/ui/copy-button";
import { ExchangeSide } from "./exchange-side";
import { asCurl, type CallDetail } from "./exchange-text";
import { ReplayInTest } from "./replay";

interface RequestExchangeProps {
  call: CallDetail;
  baseUrl: string;
  base: string;
  /** Request and answer side by side. */
  wide?: boolean;
}

/** What a call carried and was answered, without secrets, and what can be done with it. */
export function RequestExchange({ call, baseUrl, base, wide }: RequestExchangeProps) {
  const curl = asCurl(call, baseUrl);
  const changes = call.method !== "GET" && call.status < 400 && !call.dry_run && !call.replayed;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        {curl && <CopyButton value={curl} label="Copy as curl" labelled />}
        {changes && (
          <Link
            href={`${base}/audit-log?${new URLSearchParams({ request_id: call.request_id })}`}
            className="rounded-sm text-accent text-base hover:underline"
          >
            What it changed
          </Link>
        )}
      </div>
      {call.exchange ? (
        <div className={wide ? "grid gap-6 lg:grid-cols-2" : "flex flex-col gap-6"}>
          <ExchangeSide title="Request" side={call.exchange.request} />
          <ExchangeSide title="Answer" side={call.exchange.response} />
        </div>
      ) : (
        <p className="text-base text-ink-muted">
          Headers and bodies are kept for thirty days and are gone for this call.
        </p>
      )}
      <ReplayInTest key={call.request_id} call={call} />
    </div>
  );
}
