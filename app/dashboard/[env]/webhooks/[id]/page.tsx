import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FilterBar } from "@/components/dashboard/parts/filter-bar";
import { PageHeader } from "@/components/dashboard/parts/page-header";
import { Pager } from "@/components/dashboard/parts/pager";
import { ReadProblem } from "@/components/dashboard/parts/read-problem";
import { Section } from "@/components/dashboard/parts/section";
import { DeliveryList } from "@/components/dashboard/webhooks/delivery-list";
import { VERIFY_SNIPPETS } from "@/components/dashboard/webhooks/verify-snippets";
import { WebhookActions } from "@/components/dashboard/webhooks/webhook-actions";
import { WebhookStateBadge } from "@/components/dashboard/webhooks/webhook-state-badge";
import { CodeBlock } from "@/components/ui/code-block";
import { Time } from "@/components/ui/time";
import { environmentFrom } from "../../../_lib/environment";
import { pick, type SearchParams } from "../../../_lib/query";
import { read } from "../../../_lib/read";

export const metadata: Metadata = { title: "Webhook" };

const STATES = ["pending", "succeeded", "failed", "exhausted", "cancelled"].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

interface Props {
  params: Promise<{ env: string; id: string }>;
  searchParams: SearchParams;
}

export default async function WebhookPage({ params, searchParams }: Props) {
  const { env, id } = await params;
  const environment = environmentFrom(env);
  const query = await pick(searchParams, ["state", "cursor"]);
  const webhook = await read(environment, "getWebhook", { params: { webhook_id: id } });
  if (webhook.problem?.code === "not_found") notFound();
  if (webhook.problem) return <ReadProblem problem={webhook.problem} />;
  const deliveries = await read(environment, "listWebhookDeliveries", { params: { webhook_id: id }, query });
  const row = webhook.data;
  return (
    <>
      <PageHeader
        back={{ href: `/dashboard/${environment}/webhooks`, label: "Webhooks" }}
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="break-all font-mono text-xl">{row.url}</span>
            <WebhookStateBadge state={row.status} />
          </span>
        }
        description={row.description || undefined}
        action={<WebhookActions webhook={row} />}
      />
      {row.status === "disabled" && (
        <p role="status" className="mb-6 rounded-control bg-danger-soft px-3 py-2 text-base text-danger">
          Switched off: {row.disabled_reason ?? "it failed for too long"}. Activate it once the address
          answers again.
        </p>
      )}
      {row.next_secret_at && (
        <p role="status" className="mb-6 rounded-control bg-warn-soft px-3 py-2 text-base text-warn">
          A new signing secret takes over <Time value={row.next_secret_at} format="long" />.
        </p>
      )}
      <div className="flex flex-col gap-10">
        <Section title="Told of">
          <ul className="flex flex-wrap gap-1.5">
            {row.events.map((kind) => (
              <li key={kind} className="rounded-control bg-hover px-2 py-0.5 font-mono text-sm">
                {kind === "*" ? "everything" : kind}
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Deliveries">
          <FilterBar choices={[{ name: "state", label: "State", options: STATES }]} />
          {deliveries.problem ? (
            <ReadProblem problem={deliveries.problem} />
          ) : deliveries.data.items.length > 0 ? (
            <DeliveryList deliveries={deliveries.data.items} />
          ) : (
            <p className="text-base text-ink-muted">
              {query.state ? "No delivery is in this state." : "Nothing was delivered yet. Send a test."}
            </p>
          )}
          <Pager next={deliveries.data?.nextCursor ?? null} />
        </Section>
        <Section
          title="Check the signature"
          description="Over the timestamp, a dot and the raw body. Refuse what is older than five minutes."
        >
          <CodeBlock samples={VERIFY_SNIPPETS} className="max-w-3xl" />
        </Section>
      </div>
    </>
  );
}
