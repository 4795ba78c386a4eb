"use client";

import { Maximize2 } from "lucide-react";
import { ButtonLink } from "@/components/ui/button-link";
import { Drawer } from "@/components/ui/drawer";
import { SkeletonRows } from "@/components/ui/skeleton-rows";
import { useEnvironment } from "../../access/environment";
import type { ReadFailure } from "../../parts/page/read-problem";
import { ReadProblem } from "../../parts/page/read-problem";
import { SlowNotice } from "../../parts/page/slow-notice";
import { addressOf, type CallDetail } from "./exchange-text";
import { type LoggedRequest, Marks, StatusBadge } from "./request-badges";
import { RequestExchange } from "./request-exchange";
import { RequestFacts } from "./request-facts";

interface RequestPanelProps {
  /** The open call, whether or not it is in the table; null while the panel is closed. */
  openId: string | null;
  calls: readonly LoggedRequest[];
  detail: CallDetail | null;
  problem: ReadFailure | null;
  baseUrl: string;
  onClose: () => void;
}

/** One call beside the table. The table's data shows immediately; the call's content follows. */
export function RequestPanel({ openId, calls, detail, problem, baseUrl, onClose }: RequestPanelProps) {
  const { base } = useEnvironment();
  const whole = detail?.request_id === openId ? detail : null;
  const call = whole ?? calls.find(({ request_id }) => request_id === openId);
  return (
    <Drawer
      wide
      open={openId !== null}
      onOpenChange={(open) => !open && onClose()}
      title={
        call ? (
          <span className="flex min-w-0 items-center gap-2 font-mono text-base">
            <span className="shrink-0">{call.method}</span>
            <span className="truncate">{whole ? addressOf(whole) : call.path}</span>
          </span>
        ) : (
          "Call"
        )
      }
      footer={
        openId && (
          <ButtonLink
            href={`${base}/requests/${encodeURIComponent(openId)}`}
            size="sm"
            icon={<Maximize2 className="size-4" aria-hidden />}
          >
            Open as page
          </ButtonLink>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {call && (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <StatusBadge status={call.status} />
              <Marks call={call} />
            </div>
            <RequestFacts call={call} base={base} />
          </>
        )}
        {whole ? (
          <RequestExchange key={whole.request_id} call={whole} baseUrl={baseUrl} base={base} />
        ) : problem ? (
          <ReadProblem problem={problem} />
        ) : (
          openId && (
            <>
              <SlowNotice />
              <SkeletonRows rows={4} label="Loading request" />
            </>
          )
        )}
      </div>
    </Drawer>
  );
}
