import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EmailBody } from "@/components/dashboard/parts/page/email-body";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { emailTitle } from "@/components/dashboard/workspace/inbox/email-head";
import { NoEmailText } from "@/components/dashboard/workspace/inbox/no-email-text";
import { Time } from "@/components/ui/time";
import { env as settings } from "@/lib/platform/runtime/env";
import { environmentFrom } from "../../../_lib/environment";
import { read } from "../../../_lib/read";

export const metadata: Metadata = { title: "Email" };

interface Props {
  params: Promise<{ env: string; id: string }>;
}

export default async function EmailPage({ params }: Props) {
  const { env, id } = await params;
  const environment = environmentFrom(env);
  const mail = await read(environment, "getMail", { params: { message_id: id } });
  if (mail.problem?.code === "not_found") notFound();
  if (mail.problem) return <PageOrProblem problem={mail.problem} />;
  const { to, subject, state, kind, created_at, error, html, text, calendar } = mail.data;
  return (
    <PageOrProblem>
      <PageHeader
        back={{ href: `/dashboard/${environment}/inbox`, label: "Inbox" }}
        title={emailTitle(mail.data)}
        description={
          <>
            To {to.name ? `${to.name} <${to.email}>` : to.email} · {kind} · {state} ·{" "}
            <Time value={created_at} format="long" />
          </>
        }
      />
      {error && <p className="mb-4 text-base text-danger">{error}</p>}
      {html || text ? (
        <EmailBody subject={subject} html={html} text={text} calendar={calendar} />
      ) : (
        <NoEmailText mail={mail.data} keptDays={settings().KEEP_MAIL_BODIES_DAYS} />
      )}
    </PageOrProblem>
  );
}
