import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { callPath } from "@/components/dashboard/calls/call-words";
import { DealActions } from "@/components/dashboard/calls/deals/deal-actions";
import { DealLines } from "@/components/dashboard/calls/deals/deal-lines";
import {
  customerWords,
  moneyWords,
  STATE_TONES,
  STATE_WORDS,
} from "@/components/dashboard/calls/deals/deal-words";
import { ProposalLink } from "@/components/dashboard/calls/deals/proposal-link";
import { SignatureSection } from "@/components/dashboard/calls/deals/signature-section";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { Section } from "@/components/dashboard/parts/page/section";
import { Badge } from "@/components/ui/badge";
import { Time } from "@/components/ui/time";
import { environmentFrom } from "../../../../../_lib/environment";
import { read } from "../../../../../_lib/read";

export const metadata: Metadata = { title: "Deal" };

interface Props {
  params: Promise<{ env: string; deal_id: string }>;
}

export default async function DealPage({ params }: Props) {
  const { env, deal_id } = await params;
  const environment = environmentFrom(env);
  const found = await read(environment, "getDeal", { params: { deal_id } });
  if (found.problem?.code === "not_found") notFound();
  if (!found.data) return <PageOrProblem problem={found.problem} />;
  const { data: deal, version } = found;
  const base = `/dashboard/${environment}`;
  const { customer, state } = deal;
  return (
    <PageOrProblem>
      <PageHeader
        title={deal.title}
        back={{ href: `${base}/calls/deals`, label: "Deals" }}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>
            <span className="tabular font-medium text-ink">{moneyWords(deal)}</span>
            {customer && <span>{customerWords(customer)}</span>}
            {(state === "open" || state === "expired") && (
              <span className="tabular">
                {state === "open" ? "Valid until " : "Expired "}
                <Time value={deal.valid_until} format="long" />
              </span>
            )}
          </span>
        }
        action={
          <ForRole least="member">
            <DealActions deal={deal} version={version} />
          </ForRole>
        }
      />
      <div className="flex max-w-3xl flex-col gap-10">
        <ProposalLink deal={deal} />
        {deal.signature && <SignatureSection signature={deal.signature} />}
        <DealLines deal={deal} />
        {(customer?.email || deal.call_id || deal.notes) && (
          <Section title="Details">
            <dl className="grid gap-x-6 gap-y-1 text-base max-sm:[&>dd]:mb-2 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-3">
              {customer?.email && (
                <>
                  <dt className="text-ink-muted">Customer’s email</dt>
                  <dd className="break-all">{customer.email}</dd>
                </>
              )}
              {deal.call_id && (
                <>
                  <dt className="text-ink-muted">From the call</dt>
                  <dd className="break-all">
                    <Link
                      href={callPath(base, deal.call_id)}
                      className="rounded-sm text-accent hover:underline"
                    >
                      Open call
                    </Link>
                  </dd>
                </>
              )}
              {deal.notes && (
                <>
                  <dt className="text-ink-muted">Notes</dt>
                  <dd dir="auto" className="whitespace-pre-line break-words">
                    {deal.notes}
                  </dd>
                </>
              )}
            </dl>
          </Section>
        )}
      </div>
    </PageOrProblem>
  );
}
