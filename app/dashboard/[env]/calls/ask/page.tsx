import { FileText } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { AddDocument } from "@/components/dashboard/calls/asking/add-document";
import { DocumentTable } from "@/components/dashboard/calls/asking/document-table";
import { QuestionForm } from "@/components/dashboard/calls/asking/question-form";
import { callTitle } from "@/components/dashboard/calls/call-words";
import { CallsNav } from "@/components/dashboard/calls/calls-nav";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { Section } from "@/components/dashboard/parts/page/section";
import { EmptyState } from "@/components/ui/empty-state";
import { asked, type PageProps } from "../../../_lib/asked";
import { read } from "../../../_lib/read";

export const metadata: Metadata = { title: "Ask your calls" };

export default async function AskPage(props: PageProps) {
  const { environment, query } = await asked(props, ["cursor", "call_id"]);
  const { call_id, ...page } = query;
  const [calls, documents, usage, one] = await Promise.all([
    read(environment, "listCalls", { query: { limit: "100" } }),
    read(environment, "listKnowledge", { query: { limit: "50", ...page } }),
    read(environment, "getCallUsage"),
    call_id === undefined ? undefined : read(environment, "getCall", { params: { call_id } }),
  ]);
  if (one?.problem?.code === "not_found") notFound();
  if (one?.problem) return <PageOrProblem problem={one.problem} />;
  const only = one && { call_id: one.data.call.call_id, title: callTitle(one.data.call) };
  const titles = Object.fromEntries([
    ...(only ? [[only.call_id, only.title]] : []),
    ...(calls.data?.items ?? []).map((call) => [call.call_id, callTitle(call)]),
    ...(documents.data?.items ?? []).map(({ id, title }) => [id, title]),
  ]);
  return (
    <>
      <PageHeader
        title="Ask your calls"
        description="Answers quote your calls and documents, or say that nothing answers the question."
      />
      <CallsNav />
      <div className="flex flex-col gap-12">
        <ForRole
          least="member"
          otherwise={
            <p className="text-base text-ink-muted">
              Viewers can’t ask questions, because each one is charged. Ask an admin for the member role.
            </p>
          }
        >
          <QuestionForm usage={usage.data ?? null} titles={titles} call={only ?? null} />
        </ForRole>
        <Section
          title="Documents"
          description="Price lists, security answers, product pages: anything that answers may quote."
          action={
            <ForRole least="member">
              <AddDocument />
            </ForRole>
          }
        >
          <Listing
            list={documents}
            empty={<EmptyState icon={<FileText className="size-6" aria-hidden />} title="No documents yet" />}
          >
            {(rows) => <DocumentTable documents={rows} />}
          </Listing>
        </Section>
      </div>
    </>
  );
}
