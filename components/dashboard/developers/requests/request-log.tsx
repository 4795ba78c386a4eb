"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { startTransition, useOptimistic } from "react";
import type { ReadFailure } from "../../parts/page/read-problem";
import type { CallDetail } from "./exchange-text";
import type { LoggedRequest } from "./request-badges";
import { RequestPanel } from "./request-panel";
import { RequestTable } from "./request-table";

interface RequestLogProps {
  calls: readonly LoggedRequest[];
  /** The call in the URL, once it has loaded. */
  detail: CallDetail | null;
  problem: ReadFailure | null;
  baseUrl: string;
}

/** The table with a panel beside it. The URL says which call is open. */
export function RequestLog({ calls, detail, problem, baseUrl }: RequestLogProps) {
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();
  const [openId, setOpenId] = useOptimistic(search.get("open"));
  const show = (id: string | null) =>
    startTransition(() => {
      setOpenId(id);
      const query = new URLSearchParams(search);
      if (id) query.set("open", id);
      else query.delete("open");
      const href = query.size > 0 ? `${path}?${query}` : path;
      if (id && !search.has("open")) router.push(href, { scroll: false });
      else router.replace(href, { scroll: false });
    });
  return (
    <>
      {calls.length > 0 && <RequestTable calls={calls} openId={openId} onOpen={show} />}
      <RequestPanel
        openId={openId}
        calls={calls}
        detail={detail}
        problem={problem}
        baseUrl={baseUrl}
        onClose={() => show(null)}
      />
    </>
  );
}
