import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProposalView } from "@/components/proposal/proposal-view";
import type { SignProblem } from "@/components/proposal/sign-form";
import type { ProposalWire } from "@/lib/modules/calls/deals/schema";
import { readProposal } from "@/lib/server/pages/proposal-page";
import { sameOriginImage } from "@/lib/server/pages/same-origin-image";

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ problem?: string | string[] }>;
}

const PROBLEMS: readonly string[] = ["name", "consent", "busy", "other"] satisfies SignProblem[];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const proposal = await readProposal((await params).token);
  return {
    title: proposal ? { absolute: titleOf(proposal) } : "Proposal not found",
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

const titleOf = ({ title, seller }: ProposalWire): string => (title ? `${title} · ${seller}` : seller);

/** A proposal that its customer reads and signs. */
export default async function ProposalPage({ params, searchParams }: Props) {
  const { token } = await params;
  const { problem } = await searchParams;
  const proposal = await readProposal(token);
  if (!proposal) notFound();
  return (
    <ProposalView
      proposal={proposal}
      logo={sameOriginImage(proposal.brand.logo)}
      path={`/proposal/${token}`}
      problem={typeof problem === "string" && PROBLEMS.includes(problem) ? (problem as SignProblem) : null}
    />
  );
}
