import { WEBHOOK_HEADERS, type WebhookKindDoc, webhookKindDocs } from "@/lib/api/openapi/openapi-webhooks";
import { docPathOf } from "../doc-path";
import { fieldTable } from "../field-rows";
import type { Components, JsonSchema } from "../json-schema";
import { code, fence, json, table } from "../markdown-parts";
import type { DraftPage } from "../page";
import { fieldRowsTable } from "./operation-page";

export const kindPages = (): DraftPage[] => [
  {
    path: "/docs/webhooks",
    title: "Webhook events",
    summary: "Every event type that a webhook can receive, with its payload.",
    section: "Webhook events",
    crumbs: [],
    source: `Each delivery is a \`POST\` with a JSON body: \`id\`, \`type\`, \`created_at\`, \`environment\` and \`data\`, whose shape depends on the event type. Events are delivered at least once, in no guaranteed order, so store the \`id\` of every event you've handled. Respond with a 2xx status within 15 seconds; put longer work in a queue.\n\n## Headers\n\n${headers()}\n\n## Event types\n\nSubscribe to specific types or to \`*\`. New fields may be added to a payload at any time.\n\n{{table:kinds}}`,
  },
  ...webhookKindDocs().map(kindPage),
];

const headers = (): string =>
  table(
    ["Header", "Value"],
    Object.entries(WEBHOOK_HEADERS).map(([name, words]) => [code(name), words]),
  );

function kindPage({ kind, summary, description, schema, example }: WebhookKindDoc): DraftPage {
  const { $defs, ...own } = schema as JsonSchema & { $defs?: Components };
  const { rows } = fieldTable(own, $defs ?? {});
  return {
    path: docPathOf.kind(kind),
    title: kind,
    summary,
    section: "Webhook events",
    crumbs: [{ title: "Webhook events", path: "/docs/webhooks" }],
    keywords: ["webhook", "event"],
    source: [
      description,
      "## Example",
      fence("json", json(example), `POST to your URL, X-Service-Event: ${kind}`),
      "## Payload",
      fieldRowsTable(rows),
      "## Receive it",
      `Subscribe with [createWebhook](op:createWebhook) and ${code(`"events": ["${kind}"]`)}, or in the dashboard, and verify the signature before you trust the body. A test event, sent with [testWebhook](op:testWebhook) or **Send test** in the dashboard, contains the example above with ${code("data.test")} set to true. For a sample receiver, see [Receive webhooks](/docs/guides/receive-webhooks).`,
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}
