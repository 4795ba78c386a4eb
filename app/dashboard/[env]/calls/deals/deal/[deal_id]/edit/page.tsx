import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { dealPath } from "@/components/dashboard/calls/deals/deal-words";
import { EditDeal } from "@/components/dashboard/calls/deals/form/edit-deal";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { environmentFrom } from "../../../../../../_lib/environment";
import { read } from "../../../../../../_lib/read";

export const metadata: Metadata = { title: "New version" };

interface Props {
  params: Promise<{ env: string; deal_id: string }>;
}

export default async function EditDealPage({ params }: Props) {
  const { env, deal_id } = await params;
  const environment = environmentFrom(env);
  const found = await read(environment, "getDeal", { params: { deal_id } });
  if (found.problem?.code === "not_found") notFound();
  if (!found.data) return <PageOrProblem problem={found.problem} />;
  const { data: deal, version } = found;
  const isFinal = deal.state === "accepted" || deal.state === "withdrawn";
  return (
    <PageOrProblem>
      <PageHeader
        title="New version"
        back={{ href: dealPath(`/dashboard/${environment}`, deal.id), label: deal.title }}
        description="Saving creates a new proposal with its own link. The current link will show that there’s a newer version."
      />
      <ForRole
        least="member"
        otherwise={<p className="text-base text-ink-muted">Viewers can’t change deals.</p>}
      >
        {isFinal ? (
          <p className="text-base text-ink-muted">
            {deal.state === "accepted"
              ? "Your customer has signed this deal, so it can’t be changed."
              : "This deal was withdrawn, so it can’t be changed."}
          </p>
        ) : (
          <EditDeal key={version} deal={deal} version={version} />
        )}
      </ForRole>
    </PageOrProblem>
  );
}
