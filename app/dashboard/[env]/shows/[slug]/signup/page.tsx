import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeader } from "@/components/dashboard/parts/page-header";
import { ReadProblem } from "@/components/dashboard/parts/read-problem";
import { ForRole } from "@/components/dashboard/shell/for-role";
import { SignupEditor } from "@/components/dashboard/signup/signup-editor";
import { SignupOverview } from "@/components/dashboard/signup/signup-overview";
import { ButtonLink } from "@/components/ui/button-link";
import { environmentFrom } from "../../../../_lib/environment";
import { read } from "../../../../_lib/read";

export const metadata: Metadata = { title: "Signup page" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

export default async function SignupPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const [detail, signup] = await Promise.all([
    read(environment, "getEvent", { params: { slug } }),
    read(environment, "getSignup", { params: { slug } }),
  ]);
  if (signup.problem?.code === "not_found") notFound();
  if (signup.problem) return <ReadProblem problem={signup.problem} />;
  return (
    <>
      <PageHeader
        back={{
          href: `/dashboard/${environment}/shows/${slug}`,
          label: detail.data?.event.title ?? "Show",
        }}
        title="Signup page"
        description="Changes are saved automatically as a draft. Publish to update the page."
        action={
          <ButtonLink
            href={signup.data.page_url}
            target="_blank"
            prefetch={false}
            icon={<ExternalLink className="size-4" aria-hidden />}
          >
            Open page
          </ButtonLink>
        }
      />
      <ForRole least="member" otherwise={<SignupOverview signup={signup.data} />}>
        <SignupEditor signup={signup.data} />
      </ForRole>
    </>
  );
}
