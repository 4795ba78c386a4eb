import { z } from "zod";
import { listQuery, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { examplePreview, exampleSignup, exampleVersion } from "./examples-schema";
import {
  PreviewSignupInput,
  PublishSignupInput,
  RollbackSignupInput,
  SignupPreviewSchema,
  SignupSchema,
  SignupVersionSchema,
  UpdateSignupInput,
  versionFilters,
} from "./schema";

const params = z.strictObject({ slug: slug() });
const ofShow = { slug: exampleSignup.event_slug };

const shared = { prefix: "v1", tag: "Signup page", params } as const;
const reads = { ...shared, scope: "events:read", effect: "read", errors: ["not_found"] } as const;
const changes = {
  ...shared,
  scope: "events:write",
  effect: "write",
  versioned: true,
  errors: ["not_found", "version_conflict", "client_inactive"],
} as const;

const published = {
  ...exampleSignup,
  published: { ...exampleSignup.draft, published_at: "2026-11-22T09:05:00.000Z" },
  draft: { ...exampleSignup.draft, published_at: "2026-11-22T09:05:00.000Z" },
  changes: [],
  version: 3,
};

export const signupPagesContract = contract({
  getSignup: operation({
    ...reads,
    http: "GET /events/{slug}/signup",
    summary: "Get the signup page's draft and published content",
    description:
      "With what publishing the draft would change. If nothing was saved yet, both are version 0: the event's own content.",
    versioned: true,
    output: SignupSchema,
    examples: [{ summary: "One show's signup page", input: ofShow, output: exampleSignup }],
  }),
  updateSignup: operation({
    ...changes,
    http: "PUT /events/{slug}/signup",
    summary: "Edit the signup page",
    description:
      "Omitted fields stay as in the draft. Each change creates a new numbered version, and older ones are kept; a call that changes nothing creates none. Visitors still see the published version: preview the draft with previewSignup, publish it with publishSignup.",
    body: UpdateSignupInput,
    output: SignupSchema,
    examples: [
      {
        summary: "Another headline",
        input: { ...ofShow, headline: "What engines can compose", cta_text: "Save my seat" },
        output: exampleSignup,
      },
    ],
  }),
  previewSignup: operation({
    ...reads,
    http: "POST /events/{slug}/signup/preview",
    summary: "Preview the signup page",
    description:
      "Returns a link that shows the draft, or any version, as the page will look, for 30 minutes, to anyone who has it.",
    body: PreviewSignupInput,
    output: SignupPreviewSchema,
    examples: [{ summary: "The draft", input: ofShow, output: examplePreview }],
  }),
  publishSignup: operation({
    ...changes,
    http: "POST /events/{slug}/signup/publish",
    summary: "Publish the signup page's draft",
    description:
      "Publishes the draft immediately, and updates the event's `signup`, `theme` and `description`. Send the `version` you read `changes` with as `expected_version` to publish exactly those. Publishing the published version changes nothing.",
    mcp: { destructive: false },
    body: PublishSignupInput,
    output: SignupSchema,
    examples: [{ summary: "The draft", input: ofShow, output: published }],
  }),
  listSignupVersions: operation({
    ...reads,
    http: "GET /events/{slug}/signup/versions",
    summary: "List and compare the signup page's versions",
    description:
      "Who saved what and when, newest first. `compare_with` adds the differences from that version; add `number` to compare two versions.",
    query: z.strictObject({ ...listQuery(["number"]), ...versionFilters }),
    output: list(SignupVersionSchema),
    examples: [
      {
        summary: "What the first version changed",
        input: { ...ofShow, number: "1", compare_with: "0" },
        output: [exampleVersion],
      },
    ],
  }),
  rollbackSignup: operation({
    ...changes,
    http: "POST /events/{slug}/signup/rollback",
    summary: "Roll back the signup page to a version",
    description:
      "Makes that version the draft again; later versions stay in the list. Visitors still see the published version unless `publish` is true.",
    mcp: { destructive: false },
    body: RollbackSignupInput,
    output: SignupSchema,
    examples: [
      {
        summary: "Back to the event's original content",
        input: { ...ofShow, number: 0 },
        output: {
          ...exampleSignup,
          draft: exampleSignup.published,
          changes: [],
          version: 3,
        },
      },
    ],
  }),
});
