import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeliveryList } from "@/components/dashboard/developers/webhooks/delivery-list";
import { KindPayload } from "@/components/dashboard/developers/webhooks/kind-payload";
import { RecoverDeliveries } from "@/components/dashboard/developers/webhooks/recover-deliveries";
import { VERIFY_SNIPPETS } from "@/components/dashboard/developers/webhooks/verify-snippets";
import { WebhookActions } from "@/components/dashboard/developers/webhooks/webhook-actions";
import { WebhookNotices } from "@/components/dashboard/developers/webhooks/webhook-notices";
import { WebhookStateBadge } from "@/components/dashboard/developers/webhooks/webhook-state-badge";
import { choices } from "@/components/dashboard/parts/lists/choices";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { RefreshWhile } from "@/components/dashboard/parts/page/refresh-while";
import { Section } from "@/components/dashboard/parts/page/section";
import { CodeBlock } from "@/components/ui/code-block";
import { webhookKindDocs } from "@/lib/api/openapi/openapi-webhooks";
import { fieldTable } from "@/lib/docs/field-rows";
import type { Components, JsonSchema } from "@/lib/docs/json-schema";
import type { DeliveryWire } from "@/lib/modules/developers/webhooks/schema";
import { EVENT_KIND_NAMES, type EventKind } from "@/lib/operation/event-kinds";
import { environmentFrom } from "../../../_lib/environment";
import { pick, type SearchParams } from "../../../_lib/query";
import { read } from "../../../_lib/read";

export const metadata: Metadata = { title: "Webhook" };

const STATES = choices("pending", "succeeded", "failed", ["exhausted", "Out of retries"], "cancelled");

/** Due within 10 seconds, so the page is worth reloading. */
const isUnderWay = ({ state, next_attempt_at }: DeliveryWire): boolean =>
  state === "pending" && next_attempt_at !== null && Date.parse(next_attempt_at) < Date.now() + 10_000;

/** Example payload and fields of one event kind, as shown on the page. */
function payloadOf(kind: EventKind | undefined) {
  const doc = webhookKindDocs().find((entry) => entry.kind === kind);
  if (!doc) return undefined;
  const { $defs = {}, properties } = doc.schema as { $defs?: Components; properties: { data: JsonSchema } };
  const { rows } = fieldTable(properties.data, $defs);
  return { kind: doc.kind, description: doc.description, example: doc.example, rows };
}

interface Props {
  params: Promise<{ env: string; id: string }>;
  searchParams: SearchParams;
}

export default async function WebhookPage({ params, searchParams }: Props) {
  const { env, id } = await params;
  const environment = environmentFrom(env);
  const { kind: wanted, ...query } = await pick(searchParams, ["state", "type", "cursor", "kind"]);
  const webhook = await read(environment, "getWebhook", { params: { webhook_id: id } });
  if (webhook.problem?.code === "not_found") notFound();
  if (webhook.problem) return <PageOrProblem problem={webhook.problem} />;
  const deliveries = await read(environment, "listWebhookDeliveries", { params: { webhook_id: id }, query });
  const row = webhook.data;
  const kinds = row.events.includes("*")
    ? EVENT_KIND_NAMES
    : EVENT_KIND_NAMES.filter((kind) => row.events.includes(kind));
  const payload = payloadOf(kinds.find((kind) => kind === wanted) ?? kinds[0]);
  return (
    <PageOrProblem>
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
      <WebhookNotices webhook={row} />
      <div className="flex flex-col gap-10">
        <Section title="Subscribed events">
          <ul className="flex flex-wrap gap-1.5">
            {row.events.map((kind) => (
              <li key={kind} className="rounded-control bg-hover px-2 py-0.5 font-mono text-sm">
                {kind === "*" ? "all events" : kind}
              </li>
            ))}
          </ul>
          {(row.client_id || row.event_slug) && (
            <p className="mt-2 text-ink-muted text-sm">
              Limited to
              {row.client_id && (
                <>
                  {" client "}
                  <code className="break-all font-mono text-xs">{row.client_id}</code>
                </>
              )}
              {row.client_id && row.event_slug && " and"}
              {row.event_slug && (
                <>
                  {" show "}
                  <code className="break-all font-mono text-xs">{row.event_slug}</code>
                </>
              )}
            </p>
          )}
        </Section>
        <Section title="Deliveries">
          <RefreshWhile underWay={(deliveries.data?.items ?? []).some(isUnderWay)} />
          <div className="flex flex-wrap items-start justify-between gap-x-4 max-sm:mb-3">
            <FilterBar
              choices={[
                { name: "state", label: "Status", options: STATES },
                {
                  name: "type",
                  label: "Event type",
                  options: kinds.map((value) => ({ value, label: value })),
                },
              ]}
            />
            <RecoverDeliveries webhookId={row.id} disabled={row.status !== "active"} />
          </div>
          <Listing
            list={deliveries}
            empty={
              <p className="text-base text-ink-muted">
                {query.state || query.type
                  ? "No deliveries match these filters."
                  : "No deliveries yet. Send a test event."}
              </p>
            }
          >
            {(rows) => <DeliveryList deliveries={rows} />}
          </Listing>
        </Section>
        {payload && (
          <Section title="Payload">
            <KindPayload kinds={kinds} {...payload} />
          </Section>
        )}
        <Section
          title="Verify the signature"
          description="The signature is an HMAC of the timestamp, a dot and the raw body. Reject requests older than 5 minutes."
        >
          <CodeBlock samples={VERIFY_SNIPPETS} className="max-w-3xl" />
        </Section>
      </div>
    </PageOrProblem>
  );
}
