import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ComposeMessage } from "@/components/dashboard/messages/compose-message";
import { draftFrom } from "@/components/dashboard/messages/message-draft";
import { PageHeader } from "@/components/dashboard/parts/page-header";
import { ReadProblem } from "@/components/dashboard/parts/read-problem";
import { asked } from "../../../../../_lib/asked";
import type { SearchParams } from "../../../../../_lib/query";
import { read } from "../../../../../_lib/read";

export const metadata: Metadata = { title: "New message" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
  searchParams: SearchParams;
}

export default async function NewMessagePage(props: Props) {
  const { slug } = await props.params;
  const { environment, query } = await asked(props, ["from"]);
  const [show, former] = await Promise.all([
    read(environment, "getEvent", { params: { slug } }),
    query.from
      ? read(environment, "getCommunication", {
          params: { slug, message_id: query.from },
          query: { recipients_limit: "0" },
        })
      : undefined,
  ]);
  if (show.problem?.code === "not_found") notFound();
  if (show.problem) return <ReadProblem problem={show.problem} />;
  const base = `/dashboard/${environment}/shows/${slug}/messages`;
  return (
    <>
      <PageHeader
        back={{ href: base, label: "Messages" }}
        title="New message"
        description={`To people in ${show.data.event.title}. Nothing is sent until you send it.`}
      />
      <ComposeMessage slug={slug} initial={draftFrom(former?.data)} base={base} />
    </>
  );
}
