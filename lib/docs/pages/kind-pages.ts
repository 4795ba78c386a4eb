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
    summary: "Every kind of event that a webhook can receive, with its payload.",
    section: "Webhook events",
    crumbs: [],
    source: `Each delivery is a \`POST\` with a JSON body: \`id\`, \`type\`, \`created_at\`, \`environment\` and \`data\`, whose shape depends on the kind. Deliveries come at least once and in no promised order, so remember the \`id\` of what you have handled. Answer with a 2xx status within 15 seconds; work that takes longer belongs in a queue of yours.\n\n## Headers\n\n${headers()}\n\n## Kinds\n\nSubscribe to some of them or to \`*\`. New fields may join a payload at any time.\n\n{{table:kinds}}`,
  },
  ...webhookKindDocs().map(kindPage),
];

const headers = (): string =>
  table(
    ["Header", "Holds"],
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
      fence("json", json(example), `POST to your address, X-Service-Event: ${kind}`),
      "## Payload",
      fieldRowsTable(rows),
      "## Receiving it",
      `Subscribe with [createWebhook](op:createWebhook) and ${code(`"events": ["${kind}"]`)}, or in the dashboard, and check the signature before you trust the body. A test event, by [testWebhook](op:testWebhook) or **Send test** in the dashboard, carries the example above with ${code("data.test")} true. A receiver to start from: [Receive webhooks](/docs/guides/receive-webhooks).`,
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}
