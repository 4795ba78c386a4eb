import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { PromoDesk } from "@/components/dashboard/shows/audience/promo-kit/promo-desk";
import { environmentFrom } from "../../../../_lib/environment";
import { read } from "../../../../_lib/read";
import { readShow } from "../../../../_lib/show";

export const metadata: Metadata = { title: "Promo kit" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

/** What a show and its speakers promote it with. */
export default async function PromoKitPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const [show, kit] = await Promise.all([
    readShow(environment, slug),
    read(environment, "getPromoKit", { params: { slug } }),
  ]);
  if (show.problem?.code === "not_found") notFound();
  const problem = show.problem ?? kit.problem;
  if (!show.data || !kit.data) return problem ? <PageOrProblem problem={problem} /> : null;
  const { guests } = show.data.event;
  const emails = Object.fromEntries(guests.map(({ id, email }) => [id, email]));
  return (
    <PageOrProblem>
      <PromoDesk slug={slug} initial={kit.data} emails={emails} />
    </PageOrProblem>
  );
}
