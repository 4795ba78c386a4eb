import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { SignupEditor } from "@/components/dashboard/shows/audience/signup-page/signup-editor";
import { SignupOverview } from "@/components/dashboard/shows/audience/signup-page/signup-overview";
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
  const signup = await read(environment, "getSignup", { params: { slug } });
  if (signup.problem?.code === "not_found") notFound();
  if (signup.problem) return <PageOrProblem problem={signup.problem} />;
  return (
    <PageOrProblem>
      <PageHeader
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
    </PageOrProblem>
  );
}
