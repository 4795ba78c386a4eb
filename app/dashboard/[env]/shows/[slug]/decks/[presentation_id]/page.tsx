import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { DeckDesk } from "@/components/dashboard/shows/content/slides/deck-desk";
import { environmentFrom } from "../../../../../_lib/environment";
import { read } from "../../../../../_lib/read";

export const metadata: Metadata = { title: "Slides" };

interface Props {
  params: Promise<{ env: string; slug: string; presentation_id: string }>;
}

export default async function DeckPage({ params }: Props) {
  const { env, ...names } = await params;
  const environment = environmentFrom(env);
  const [deck, targets] = await Promise.all([
    read(environment, "getPresentation", { params: names }),
    read(environment, "listPresentationTargets", { params: { slug: names.slug } }),
  ]);
  if (deck.problem?.code === "not_found") notFound();
  if (deck.problem) return <PageOrProblem problem={deck.problem} />;
  if (targets.problem) return <PageOrProblem problem={targets.problem} />;
  const base = `/dashboard/${environment}/shows/${names.slug}/decks`;
  return (
    <PageOrProblem>
      <PageHeader back={{ href: base, label: "Slides" }} title={deck.data.name} />
      <DeckDesk key={deck.data.id} slug={names.slug} base={base} deck={deck.data} targets={targets.data} />
    </PageOrProblem>
  );
}
