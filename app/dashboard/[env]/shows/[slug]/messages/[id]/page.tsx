import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { Pager } from "@/components/dashboard/parts/lists/pager";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { RefreshWhile } from "@/components/dashboard/parts/page/refresh-while";
import { Section } from "@/components/dashboard/parts/page/section";
import { audienceWords, sentOf } from "@/components/dashboard/shows/email/messages/audience-words";
import { MessageActions } from "@/components/dashboard/shows/email/messages/message-actions";
import { MessagePreview } from "@/components/dashboard/shows/email/messages/message-preview";
import { MessageStateBadge } from "@/components/dashboard/shows/email/messages/message-state-badge";
import { RecipientTable } from "@/components/dashboard/shows/email/messages/recipient-table";
import { Time } from "@/components/ui/time";
import type { DataOf } from "@/lib/client/wire-types";
import { asked } from "../../../../../_lib/asked";
import type { SearchParams } from "../../../../../_lib/query";
import { read } from "../../../../../_lib/read";
import { viewer } from "../../../../../_lib/viewer";

export const metadata: Metadata = { title: "Message" };

interface Props {
  params: Promise<{ env: string; slug: string; id: string }>;
  searchParams: SearchParams;
}

type Message = DataOf<"getCommunication">;

const WAITS = ["draft", "scheduled"];
const UNDER_WAY = ["queued", "sending"];

export default async function MessagePage(props: Props) {
  const { slug, id } = await props.params;
  const { environment, query } = await asked(props, ["cursor"]);
  const [found, me] = await Promise.all([
    read(environment, "getCommunication", {
      params: { slug, message_id: id },
      query: query.cursor ? { recipients_after: query.cursor } : {},
    }),
    viewer(),
  ]);
  if (found.problem?.code === "not_found") notFound();
  if (found.problem) return <PageOrProblem problem={found.problem} />;
  const message = found.data;
  const { subject, body, audience } = message;
  const preview = await read(environment, "previewCommunication", {
    params: { slug },
    body: { subject, body, audience },
  });
  const base = `/dashboard/${environment}/shows/${slug}/messages`;
  return (
    <PageOrProblem>
      <PageHeader
        back={{ href: base, label: "Messages" }}
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {subject}
            <MessageStateBadge state={message.state} />
          </span>
        }
        description={<Standing message={message} />}
      />
      <div className="flex flex-col gap-10">
        <ForRole least="member">
          <MessageActions
            message={message}
            recipients={preview.data?.recipients ?? 0}
            base={base}
            email={me.email}
          />
        </ForRole>
        {message.error && <p className="text-base text-danger">{message.error}</p>}
        <RefreshWhile underWay={UNDER_WAY.includes(message.state)} />
        {message.results && (
          <Section title="Recipients" description={`${sentOf(message.results)} emails sent.`}>
            <RecipientTable recipients={message.recipients} />
            <Pager next={message.recipients_cursor} />
          </Section>
        )}
        {WAITS.includes(message.state) && preview.data && (
          <Section title="Preview">
            <MessagePreview preview={preview.data} />
          </Section>
        )}
      </div>
    </PageOrProblem>
  );
}

function Standing({ message }: { message: Message }) {
  const { audience, state, scheduled_for, ended_at } = message;
  return (
    <>
      {audienceWords(audience)}
      {state === "scheduled" && scheduled_for && (
        <>
          {" · scheduled for "}
          <Time value={scheduled_for} format="long" />
        </>
      )}
      {ended_at && (
        <>
          {state === "cancelled" ? " · cancelled " : " · done "}
          <Time value={ended_at} format="long" />
        </>
      )}
    </>
  );
}
