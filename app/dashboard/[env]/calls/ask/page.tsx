import { FileText } from "lucide-react";
import type { Metadata } from "next";
import { ForRole } from "@/components/dashboard/access/for-role";
import { AddDocument } from "@/components/dashboard/calls/asking/add-document";
import { DocumentTable } from "@/components/dashboard/calls/asking/document-table";
import { QuestionForm } from "@/components/dashboard/calls/asking/question-form";
import { callTitle } from "@/components/dashboard/calls/call-words";
import { CallsNav } from "@/components/dashboard/calls/calls-nav";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { Section } from "@/components/dashboard/parts/page/section";
import { EmptyState } from "@/components/ui/empty-state";
import { asked, type PageProps } from "../../../_lib/asked";
import { read } from "../../../_lib/read";

export const metadata: Metadata = { title: "Ask your calls" };

export default async function AskPage(props: PageProps) {
  const { environment, query } = await asked(props, ["cursor"]);
  const [calls, documents, usage] = await Promise.all([
    read(environment, "listCalls", { query: { limit: "100" } }),
    read(environment, "listKnowledge", { query: { limit: "50", ...query } }),
    read(environment, "getCallUsage"),
  ]);
  const titles = Object.fromEntries([
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
          <QuestionForm usage={usage.data ?? null} titles={titles} />
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
