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
      "To be kept in files, and given to planShow and applyShow of this show or of another. Parts that need a scope which the key lacks are left out. With `Accept: application/yaml` the same envelope comes as YAML.",
    scope: "events:read",
    effect: "read",
    params,
    output: ShowDocumentSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "All that the key may read",
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
      "Tells what applyShow would change, and writes nothing. Takes YAML as well, with `Content-Type: application/yaml`: at most 256 KiB, without anchors, aliases or tags. Each part needs its own scope to be read.",
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
      "Makes exactly the difference that planShow told, all of it or nothing: where the show or the document is another by now, the answer is `version_conflict`. Nobody is written to. Takes YAML like planShow. Each part needs its own scopes to be read and written.",
    scope: "events:write",
    effect: "write",
    mcp: { destructive: true },
    params,
    body: ApplyShowInput,
    output: DifferenceSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "What was looked at",
        input: { slug: exampleSlug, document, hash: difference.hash },
        output: difference,
      },
    ],
  }),
});
