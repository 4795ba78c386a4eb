import { z } from "zod";
import { instantOut, queryIntIfGiven } from "@/lib/operation/fields";
import { SignupContentSchema, signupContentInput } from "./content-schema";

const MOST_VERSIONS = 1_000_000;
const number = () => z.int().min(0, "too_small").max(MOST_VERSIONS, "too_large");

const versionFields = {
  number: z.int().describe("From 0, which is what the event said before anything was saved."),
  based_on: z.int().nullable().describe("The version that was worked on; null for the first."),
  source: z
    .enum(["save", "event"])
    .describe("`save`: somebody saved it here. `event`: it is what the event itself was made to say."),
  created_by: z
    .object({ type: z.string(), name: z.string() })
    .nullable()
    .describe("Who saved it; null for the first."),
  created_at: instantOut().describe("When it was saved."),
  published_at: instantOut().nullable().describe("When it was last put on the page; null if it never was."),
};

export const SignupFieldChange = z
  .object({
    field: z.string().describe("The member of the content."),
    before: z.unknown().describe("What it held."),
    after: z.unknown().describe("What it holds."),
  })
  .meta({ id: "SignupFieldChange", description: "One member in which two versions of a page differ." });

export type SignupFieldChange = z.infer<typeof SignupFieldChange>;

const SignupStateSchema = z
  .object({ ...versionFields, content: SignupContentSchema })
  .meta({ id: "SignupState", description: "A version of the page with its content." });

export const SignupSchema = z
  .object({
    event_slug: z.string().describe("The show that it is of."),
    draft: SignupStateSchema.describe("What is worked on."),
    published: SignupStateSchema.describe("What the page shows, as far as the show's state lets it."),
    changes: z.array(SignupFieldChange).describe("What publishing the draft would change."),
    shown: z
      .object({ headline: z.string(), sub: z.string(), cta_text: z.string() })
      .describe(
        "What stands there where the draft leaves it empty; `cta_text` is empty where we have words.",
      ),
    page_url: z.url().describe("The address of the page."),
    version: z
      .int()
      .describe("Rises with every change; send it as `expected_version` to change only what you have seen."),
    updated_at: instantOut().describe("When it was last changed."),
  })
  .meta({ id: "Signup", description: "A show's signup page: its draft, and what is published." });

export type SignupWire = z.infer<typeof SignupSchema>;

export const SignupVersionSchema = z
  .object({
    ...versionFields,
    is_draft: z.boolean().describe("Whether it is the one that is worked on."),
    is_published: z.boolean().describe("Whether it is the one that the page shows."),
    changed: z.array(z.string()).describe("The members in which it differs from what it is based on."),
    changes: z
      .array(SignupFieldChange)
      .nullable()
      .describe("What changes from version `compare_with` to it; null without that parameter."),
  })
  .meta({ id: "SignupVersion", description: "A saved version of the page: who, when and what changed." });

export type SignupVersionWire = z.infer<typeof SignupVersionSchema>;

export const UpdateSignupInput = z.strictObject(signupContentInput);

const chosen = () =>
  number().describe("Which version. A number that this page has no version of is refused (`not_found`).");

export const PreviewSignupInput = z.strictObject({
  number: chosen()
    .optional()
    .describe(
      "Which version; without it the draft, as it is whenever the address is opened. A number that this page has no version of is refused (`not_found`).",
    ),
});

export const SignupPreviewSchema = z
  .object({
    url: z
      .url()
      .describe("Opens without signing in. Search engines are kept out, and nobody can sign up there."),
    expires_at: instantOut().describe("When it stops working."),
    number: z.int().nullable().describe("The version that it shows; null while it follows the draft."),
  })
  .meta({
    id: "SignupPreview",
    description: "An address that shows a version of the page for half an hour.",
  });

export const PublishSignupInput = z.strictObject({
  number: chosen()
    .optional()
    .describe(
      "Which version; without it the draft. A number that this page has no version of is refused (`not_found`).",
    ),
});

export const RollbackSignupInput = z.strictObject({
  number: chosen(),
  publish: z.boolean().default(false).describe("Whether the page shows it from now on as well."),
});

export const versionFilters = {
  number: queryIntIfGiven(0, MOST_VERSIONS).describe("Only this version."),
  compare_with: queryIntIfGiven(0, MOST_VERSIONS).describe(
    "Tells in `changes` what is different from this version on. A number that this page has no version of is refused (`not_found`).",
  ),
};
