import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { ComposeMessage } from "@/components/dashboard/shows/email/messages/compose-message";
import { draftFrom } from "@/components/dashboard/shows/email/messages/message-draft";
import { asked } from "../../../../../_lib/asked";
import type { SearchParams } from "../../../../../_lib/query";
import { read } from "../../../../../_lib/read";
import { readShow } from "../../../../../_lib/show";

export const metadata: Metadata = { title: "New message" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
  searchParams: SearchParams;
}

export default async function NewMessagePage(props: Props) {
  const { slug } = await props.params;
  const { environment, query } = await asked(props, ["from"]);
  const [show, previous] = await Promise.all([
    readShow(environment, slug),
    query.from
      ? read(environment, "getCommunication", {
          params: { slug, message_id: query.from },
          query: { recipients_limit: "0" },
        })
      : undefined,
  ]);
  if (show.problem?.code === "not_found") notFound();
  if (show.problem) return <PageOrProblem problem={show.problem} />;
  const base = `/dashboard/${environment}/shows/${slug}/messages`;
  return (
    <PageOrProblem>
      <PageHeader
        back={{ href: base, label: "Messages" }}
        title="New message"
        description={`Email the audience and guests of ${show.data.event.title}. You can review the draft before you send it.`}
      />
      <ComposeMessage slug={slug} initial={draftFrom(previous?.data)} base={base} />
    </PageOrProblem>
  );
}
