import { z } from "zod";
import { instantOut, queryIntIfGiven } from "@/lib/operation/fields";
import { SignupContentSchema, signupContentInput } from "./content-schema";

const MAX_VERSIONS = 1_000_000;
const number = () => z.int().min(0, "too_small").max(MAX_VERSIONS, "too_large");

const versionFields = {
  number: z.int().describe("From 0, the event's content before anything was saved."),
  based_on: z.int().nullable().describe("The version it is based on; null for the first."),
  source: z.enum(["save", "event"]).describe("`save`: saved here. `event`: changed with the event itself."),
  created_by: z
    .object({ type: z.string(), name: z.string() })
    .nullable()
    .describe("Who saved it; null for the first."),
  created_at: instantOut().describe("When it was saved."),
  published_at: instantOut().nullable().describe("When it was last published; null if never."),
};

export const SignupFieldChange = z
  .object({
    field: z.string().describe("The field."),
    before: z.unknown().describe("The previous value."),
    after: z.unknown().describe("The new value."),
  })
  .meta({ id: "SignupFieldChange", description: "One difference between two versions of a page." });

export type SignupFieldChange = z.infer<typeof SignupFieldChange>;

const SignupStateSchema = z
  .object({ ...versionFields, content: SignupContentSchema })
  .meta({ id: "SignupState", description: "A version of the page with its content." });

export const SignupSchema = z
  .object({
    event_slug: z.string().describe("The show it belongs to."),
    draft: SignupStateSchema.describe("The draft."),
    published: SignupStateSchema.describe("What the page shows, if the show's state allows it."),
    changes: z.array(SignupFieldChange).describe("What publishing the draft would change."),
    shown: z
      .object({ headline: z.string(), sub: z.string(), cta_text: z.string() })
      .describe(
        "What visitors see where the draft is empty; `cta_text` is empty if there is a default label.",
      ),
    page_url: z.url().describe("The page's URL."),
    version: z
      .int()
      .describe(
        "Increases with every change; send it as `expected_version` to avoid overwriting other people's changes.",
      ),
    updated_at: instantOut().describe("When it was last changed."),
  })
  .meta({ id: "Signup", description: "A show's signup page: its draft and published versions." });

export type SignupWire = z.infer<typeof SignupSchema>;

export const SignupVersionSchema = z
  .object({
    ...versionFields,
    is_draft: z.boolean().describe("Whether it is the draft."),
    is_published: z.boolean().describe("Whether it is the published version."),
    changed: z.array(z.string()).describe("The fields that differ from the version it is based on."),
    changes: z
      .array(SignupFieldChange)
      .nullable()
      .describe("The differences from version `compare_with`; null without that parameter."),
  })
  .meta({ id: "SignupVersion", description: "A saved version of the page: who, when and what changed." });

export type SignupVersionWire = z.infer<typeof SignupVersionSchema>;

export const UpdateSignupInput = z.strictObject(signupContentInput);

const chosen = () => number().describe("The version. A number that doesn't exist is refused (`not_found`).");

export const PreviewSignupInput = z.strictObject({
  number: chosen()
    .optional()
    .describe(
      "The version; without it, the draft as it is whenever the link is opened. A number that doesn't exist is refused (`not_found`).",
    ),
});

export const SignupPreviewSchema = z
  .object({
    url: z.url().describe("Opens without signing in. Hidden from search engines; signing up is disabled."),
    expires_at: instantOut().describe("When it expires."),
    number: z.int().nullable().describe("The version it shows; null if it follows the draft."),
  })
  .meta({
    id: "SignupPreview",
    description: "A link that shows a version of the page for 30 minutes.",
  });

export const PublishSignupInput = z.strictObject({
  number: chosen()
    .optional()
    .describe("The version; without it, the draft. A number that doesn't exist is refused (`not_found`)."),
});

export const RollbackSignupInput = z.strictObject({
  number: chosen(),
  publish: z.boolean().default(false).describe("Whether to publish it too."),
});

export const versionFilters = {
  number: queryIntIfGiven(0, MAX_VERSIONS).describe("Only this version."),
  compare_with: queryIntIfGiven(0, MAX_VERSIONS).describe(
    "Adds the differences from this version to `changes`. A number that doesn't exist is refused (`not_found`).",
  ),
};
