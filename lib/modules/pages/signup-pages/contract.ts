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
      "With what publishing the draft would change. A show of which nothing was saved has version 0 as both: what its event says.",
    versioned: true,
    output: SignupSchema,
    examples: [{ summary: "Of one show", input: ofShow, output: exampleSignup }],
  }),
  updateSignup: operation({
    ...changes,
    http: "PUT /events/{slug}/signup",
    summary: "Edit the signup page",
    description:
      "Members that are not named stay as the draft has them. It becomes a new version with a number of its own, and no older one is lost; what is there already makes none. The page goes on showing what is published: look at the draft with previewSignup, put it there with publishSignup.",
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
      "Answers with an address that shows the draft, or any version, as the page will look: for 30 minutes, to whoever has it.",
    body: PreviewSignupInput,
    output: SignupPreviewSchema,
    examples: [{ summary: "The draft", input: ofShow, output: examplePreview }],
  }),
  publishSignup: operation({
    ...changes,
    http: "POST /events/{slug}/signup/publish",
    summary: "Publish the signup page's draft",
    description:
      "The page shows it at once, and the event says it too: its `signup`, `theme` and `description` are those of the published version. Send the `version` that you read `changes` with as `expected_version` to publish exactly those. Publishing what is published changes nothing.",
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
      "Who saved what and when, newest first. With `compare_with` each says what is different from that version on; add `number` to compare two.",
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
    summary: "Roll the signup page back to a version",
    description:
      "The draft is that version again; what was saved since stays in the list. The page goes on showing what is published unless `publish` is true.",
    mcp: { destructive: false },
    body: RollbackSignupInput,
    output: SignupSchema,
    examples: [
      {
        summary: "To what the event said at first",
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
