import { z } from "zod";
import { languageTag, reference, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { exampleCopy, exampleExplanation, examplePreview } from "./examples-schema";
import { CopyInput, EmailCopySchema, EmailCopyWithPreviewSchema, EmailExplanationSchema } from "./schema";

const common = { prefix: "v1", tag: "Emails", scope: "communications:draft" } as const;

const kind = reference().describe("The kind of email, such as `confirmation` or `h24`.");
const ofWorkspace = z.strictObject({ kind });
const ofSeries = z.strictObject({ slug: reference().describe("The series' slug."), kind });
const ofEvent = z.strictObject({ slug: slug(), kind });

const spoken = z.strictObject({
  language: languageTag()
    .optional()
    .describe("Built-in text and the sample email in this language, if available; otherwise English."),
});
const asPerson = z.strictObject({
  registration_id: reference()
    .optional()
    .describe(
      "Renders the email for this person; requires `registrations:read`. Without it, renders it for a sample person.",
    ),
});

const LIST =
  "Each kind with every field's text, the layer it comes from, and what it would be without this layer.";
const GET = "The text and the rendered email. Its personal links don't work.";
const SET =
  "Replaces this layer's text for this kind as a whole: omitted fields are inherited. Variables are written in double braces; unknown ones are refused (`not_allowed`, with the list in `details`). A dry run returns the preview and saves nothing.";
const REMOVE = "Removes this layer's text for this kind. Returns the text that applies from then on.";

const input = { subject: "See you at {{title}}" };

const read = { effect: "read", output: EmailCopyWithPreviewSchema, errors: ["not_found"] } as const;
const set = { effect: "write", body: CopyInput, output: EmailCopyWithPreviewSchema } as const;
const remove = { effect: "write", output: EmailCopyWithPreviewSchema } as const;

const copyOf = (layer: "event" | "series" | "workspace") => ({
  inherited: { ...exampleCopy(layer, false), preview: examplePreview("You're in: Autumn launch") },
  own: { ...exampleCopy(layer, true), preview: examplePreview("See you at Autumn launch") },
  list: [exampleCopy(layer, false)],
});
const workspace = copyOf("workspace");
const series = copyOf("series");
const event = copyOf("event");
const SERIES = { slug: "engines-weekly", kind: "confirmation" };
const EVENT = { slug: "autumn-launch-x7k2p9", kind: "confirmation" };

export const emailsContract = contract({
  listWorkspaceEmails: operation({
    ...common,
    http: "GET /emails",
    summary: "List the workspace's email texts",
    description: `${LIST} Every series and show inherits them.`,
    effect: "read",
    query: spoken,
    output: list(EmailCopySchema),
    examples: [{ summary: "All kinds", input: {}, output: workspace.list }],
  }),
  getWorkspaceEmail: operation({
    ...common,
    ...read,
    http: "GET /emails/{kind}",
    summary: "Get and preview one of the workspace's email texts",
    description: GET,
    params: ofWorkspace,
    query: spoken,
    examples: [{ summary: "Confirmation", input: { kind: "confirmation" }, output: workspace.inherited }],
  }),
  setWorkspaceEmail: operation({
    ...common,
    ...set,
    http: "PUT /emails/{kind}",
    summary: "Set subject and text of an email for the workspace",
    description: SET,
    params: ofWorkspace,
    errors: ["not_found"],
    examples: [
      { summary: "Change the subject", input: { kind: "confirmation", ...input }, output: workspace.own },
    ],
  }),
  removeWorkspaceEmail: operation({
    ...common,
    ...remove,
    http: "DELETE /emails/{kind}",
    summary: "Remove an email's custom text for the workspace",
    description: REMOVE,
    params: ofWorkspace,
    errors: ["not_found"],
    examples: [
      { summary: "Reset to the built-in text", input: { kind: "confirmation" }, output: workspace.inherited },
    ],
  }),
  listSeriesEmails: operation({
    ...common,
    http: "GET /series/{slug}/emails",
    summary: "List a series' email texts",
    description: `${LIST} Shows in the series inherit them.`,
    effect: "read",
    params: ofSeries.pick({ slug: true }),
    query: spoken,
    output: list(EmailCopySchema),
    errors: ["not_found"],
    examples: [{ summary: "All kinds", input: { slug: SERIES.slug }, output: series.list }],
  }),
  getSeriesEmail: operation({
    ...common,
    ...read,
    http: "GET /series/{slug}/emails/{kind}",
    summary: "Get and preview a series' email text",
    description: GET,
    params: ofSeries,
    query: spoken,
    examples: [{ summary: "Confirmation", input: SERIES, output: series.inherited }],
  }),
  setSeriesEmail: operation({
    ...common,
    ...set,
    http: "PUT /series/{slug}/emails/{kind}",
    summary: "Set subject and text of an email for a series",
    description: SET,
    params: ofSeries,
    errors: ["not_found"],
    examples: [{ summary: "Change the subject", input: { ...SERIES, ...input }, output: series.own }],
  }),
  removeSeriesEmail: operation({
    ...common,
    ...remove,
    http: "DELETE /series/{slug}/emails/{kind}",
    summary: "Remove an email's custom text for a series",
    description: REMOVE,
    params: ofSeries,
    errors: ["not_found"],
    examples: [{ summary: "Reset to the workspace's text", input: SERIES, output: series.inherited }],
  }),
  listEventEmails: operation({
    ...common,
    http: "GET /events/{slug}/emails",
    summary: "List an event's email texts",
    description: LIST,
    effect: "read",
    params: ofEvent.pick({ slug: true }),
    output: list(EmailCopySchema),
    errors: ["not_found"],
    examples: [{ summary: "All kinds", input: { slug: EVENT.slug }, output: event.list }],
  }),
  getEventEmail: operation({
    ...common,
    ...read,
    http: "GET /events/{slug}/emails/{kind}",
    summary: "Get and preview an event's email text",
    description: GET,
    params: ofEvent,
    query: asPerson,
    examples: [{ summary: "Confirmation", input: EVENT, output: event.inherited }],
  }),
  setEventEmail: operation({
    ...common,
    ...set,
    http: "PUT /events/{slug}/emails/{kind}",
    summary: "Set subject and text of an event's confirmation or other email",
    description: SET,
    params: ofEvent,
    query: asPerson,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "Change the subject", input: { ...EVENT, ...input }, output: event.own }],
  }),
  removeEventEmail: operation({
    ...common,
    ...remove,
    http: "DELETE /events/{slug}/emails/{kind}",
    summary: "Remove an email's custom text for an event",
    description: REMOVE,
    params: ofEvent,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "Reset to the inherited text", input: EVENT, output: event.inherited }],
  }),
  explainEventEmail: operation({
    ...common,
    http: "GET /events/{slug}/emails/{kind}/explain",
    summary: "Explain whether and why someone gets an email",
    description:
      "Whether it would be sent, when in the person's time zone, which layer each field comes from, and if not, why: by the same rules as actual sending. Nothing is sent or saved.",
    effect: "read",
    params: ofEvent,
    query: z.strictObject({ registration_id: reference().describe("The person's email address.") }),
    output: EmailExplanationSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "The confirmation for one person",
        input: { ...EVENT, registration_id: exampleExplanation.registration_id },
        output: exampleExplanation,
      },
    ],
  }),
});
