import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DetailsForm } from "@/components/dashboard/lifecycle/details-form";
import { PageHeader } from "@/components/dashboard/parts/page-header";
import { ReadProblem } from "@/components/dashboard/parts/read-problem";
import { ForRole } from "@/components/dashboard/shell/for-role";
import { environmentFrom } from "../../../../_lib/environment";
import { read } from "../../../../_lib/read";

export const metadata: Metadata = { title: "Details" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

export default async function DetailsPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const detail = await read(environment, "getEvent", { params: { slug } });
  if (detail.problem?.code === "not_found") notFound();
  if (detail.problem) return <ReadProblem problem={detail.problem} />;
  const show = detail.data.event;
  return (
    <>
      <PageHeader
        back={{ href: `/dashboard/${environment}/shows/${slug}`, label: show.title }}
        title="Details"
        description="What the show is called, when it is and who hosts it."
      />
      <ForRole
        least="member"
        otherwise={
          <p className="text-base text-ink-muted">Your role can look at shows and not change them.</p>
        }
      >
        <DetailsForm show={show} />
      </ForRole>
    </>
  );
}
