import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { callPath, callTitle } from "@/components/dashboard/calls/call-words";
import { NewDeal } from "@/components/dashboard/calls/deals/form/new-deal";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { asked, type PageProps } from "../../../../_lib/asked";
import { read } from "../../../../_lib/read";

export const metadata: Metadata = { title: "New deal" };

export default async function NewDealPage(props: PageProps) {
  const { environment, query } = await asked(props, ["call_id"]);
  const base = `/dashboard/${environment}`;
  const detail = query.call_id
    ? await read(environment, "getCall", { params: { call_id: query.call_id } })
    : undefined;
  if (detail?.problem?.code === "not_found") notFound();
  if (detail?.problem) return <PageOrProblem problem={detail.problem} />;
  const call = detail?.data.call;
  return (
    <PageOrProblem>
      <PageHeader
        title="New deal"
        back={
          call
            ? { href: callPath(base, call.call_id), label: callTitle(call) }
            : { href: `${base}/calls/deals`, label: "Deals" }
        }
        description="You get a link to a proposal that your customer reads and signs. Creating it is free."
      />
      <ForRole
        least="member"
        otherwise={<p className="text-base text-ink-muted">Viewers can’t create deals.</p>}
      >
        <NewDeal detail={detail?.data ?? null} />
      </ForRole>
    </PageOrProblem>
  );
}
