import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EmailDesk } from "@/components/dashboard/email-templates/email-desk";
import { KindList } from "@/components/dashboard/email-templates/kind-list";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { environmentFrom } from "../../_lib/environment";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Email templates" };

interface Props {
  params: Promise<{ env: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function WorkspaceEmailPage({ params, searchParams }: Props) {
  const { kind: given } = await searchParams;
  const environment = environmentFrom((await params).env);
  const kind = typeof given === "string" && given ? given : "confirmation";
  const [copies, copy] = await Promise.all([
    read(environment, "listWorkspaceEmails"),
    read(environment, "getWorkspaceEmail", { params: { kind } }),
  ]);
  if (copy.problem?.code === "not_found") notFound();
  if (copies.problem) return <PageOrProblem problem={copies.problem} />;
  if (copy.problem) return <PageOrProblem problem={copy.problem} />;
  return (
    <PageOrProblem>
      <PageHeader
        title="Email templates"
        description={`The default email copy for all shows. A series or show can override it. ${copy.data.purpose}`}
      />
      <KindList
        copies={copies.data.items}
        current={kind}
        href={(other) => `/dashboard/${environment}/email-templates?kind=${other}`}
      />
      <EmailDesk
        key={`${kind}:${copy.data.updated_at}`}
        target={{ layer: "workspace", params: {}, personId: undefined }}
        copy={copy.data}
      />
    </PageOrProblem>
  );
}
