import { z } from "zod";
import { slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { ApplyShowInput, DifferenceSchema, PlanShowInput, ShowDocumentSchema } from "./schema";

const exampleSlug = "what-engines-can-compose-7kq3xn";
const document = { format: 1, signup: { headline: "What can engines compose?" } };
const difference = {
  hash: "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
  changes: [
    {
      part: "signup",
      path: "headline",
      change: "changed",
      before: "",
      after: "What can engines compose?",
    },
  ],
};

const shared = { prefix: "v1", tag: "Show as code", yaml: true } as const;
const params = z.strictObject({ slug: slug() });

export const showDocumentContract = contract({
  getShow: operation({
    ...shared,
    http: "GET /events/{slug}/show",
    summary: "Export a show as one document",
    description:
      "To store in files and send to planShow and applyShow, for this show or another. Sections that require scopes the key doesn't have are left out. With `Accept: application/yaml`, the same envelope is returned as YAML.",
    scope: "events:read",
    effect: "read",
    params,
    output: ShowDocumentSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "Everything the key can read",
        input: { slug: exampleSlug },
        output: {
          format: 1,
          event: { title: "What engines can compose", timezone: "Europe/London" },
          signup: { headline: "", sub: "", cta_text: "", show_agenda: true },
          guests: [{ name: "Ada Lovelace", title: "Countess" }],
        },
      },
    ],
  }),
  planShow: operation({
    ...shared,
    http: "POST /events/{slug}/show/plan",
    summary: "Compare a document with a show",
    description:
      "Returns what applyShow would change, and saves nothing. Also accepts YAML, with `Content-Type: application/yaml`: up to 256 KiB, without anchors, aliases or tags. Each section requires its own scope to be read.",
    scope: "events:read",
    effect: "read",
    params,
    body: PlanShowInput,
    output: DifferenceSchema,
    errors: ["not_found"],
    examples: [{ summary: "Another headline", input: { slug: exampleSlug, document }, output: difference }],
  }),
  applyShow: operation({
    ...shared,
    http: "POST /events/{slug}/show/apply",
    summary: "Apply a document to a show",
    description:
      "Makes exactly the changes from planShow, all or nothing: if the show or the document has changed since, you get `version_conflict`. No one is emailed. Accepts YAML like planShow. Each section requires its own scopes to be read and written.",
    scope: "events:write",
    effect: "write",
    mcp: { destructive: true },
    params,
    body: ApplyShowInput,
    output: DifferenceSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Apply the reviewed changes",
        input: { slug: exampleSlug, document, hash: difference.hash },
        output: difference,
      },
    ],
  }),
});
