import { z } from "zod";
import {
  emailAddress,
  instantOut,
  languageTag,
  listQuery,
  looseText,
  reference,
  secretText,
  slug,
  text,
  webAddress,
} from "@/lib/operation/fields";
import { PODCAST_CATEGORIES } from "./destinations/category-vocabulary";

export const DESTINATION_KINDS = ["webhook", "podcast", "embed", "s3", "youtube", "linkedin"] as const;
const JOB_STATES = ["draft", "queued", "running", "succeeded", "failed", "cancelled"] as const;
const PUBLICATION_STATES = [
  ...[
    "draft",
    "queued",
    "running",
    "published",
    "captured",
    "failed",
    "cancelled",
    "withdrawing",
    "withdrawn",
  ],
] as const satisfies readonly string[];
const ITEM_TYPES = ["recording", "clip", "content"] as const;
const MAX_DESTINATIONS = 20;
const MAX_TITLE = 200;
const MAX_DESCRIPTION = 4_000;

export const DistributionParams = z.strictObject({ slug: slug() });
export const DistributionJobParams = z.strictObject({ slug: slug(), job_id: reference() });
export const DestinationParams = z.strictObject({ destination_id: reference() });

export const ListDestinationsQuery = z.strictObject({
  kind: z.enum(DESTINATION_KINDS).optional(),
  ...listQuery(["created_at"]),
});
export const ListCapturedQuery = z.strictObject(listQuery(["created_at"]));
export const ListDistributionJobsQuery = z.strictObject({
  state: z.enum(JOB_STATES).optional(),
  ...listQuery(["created_at"]),
});

const PodcastInput = z.strictObject({
  description: text(4_000),
  author: text(120),
  email: emailAddress().describe(
    "The owner's. Podcast directories send a confirmation here; it's public in the feed.",
  ),
  category: z.enum(PODCAST_CATEGORIES),
  language: languageTag().optional().describe("Defaults to `en`."),
  website: webAddress().optional().describe("Defaults to this installation's."),
  explicit: z.boolean().optional(),
});
const YoutubeInput = z.strictObject({
  client_id: text(300),
  client_secret: secretInput(),
  refresh_token: secretInput(),
  privacy: z.enum(["private", "unlisted", "public"]).optional().describe("Defaults to `private`."),
});
const LinkedinInput = z.strictObject({
  client_id: text(300),
  client_secret: secretInput(),
  refresh_token: secretInput(),
  author: z
    .string()
    .regex(/^urn:li:(organization:\d{1,20}|person:[\w-]{1,60})$/, "invalid")
    .describe("Who posts: `urn:li:organization:…` or `urn:li:person:…`."),
  visibility: z.enum(["public", "connections", "logged_in"]).optional().describe("Defaults to `public`."),
});
const S3Input = z.strictObject({
  endpoint: webAddress().optional().describe("Unless it's Amazon's. Checked like `webhook.url`."),
  region: text(64),
  bucket: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "invalid"),
  folder: z
    .string()
    .regex(/^[\w.-]{1,80}(\/[\w.-]{1,80}){0,5}$/, "invalid")
    .optional(),
  access_key_id: text(200),
  secret_access_key: secretInput(),
});

function secretInput() {
  return secretText().min(1, "required").max(2_000, "too_long").describe("Sealed, and never returned.");
}

export const CreateDestinationInput = z.strictObject({
  kind: z.enum(DESTINATION_KINDS),
  name: text(80),
  webhook: z
    .strictObject({
      url: webAddress()
        .meta({ "x-form": "delivery-address" })
        .describe("Public, and https for live keys (`not_allowed`), as of webhooks."),
    })
    .optional()
    .describe(
      "The settings for this `kind` go in the field of the same name, such as `podcast`; they're `required`, except for `embed`. Settings for other kinds are refused (`not_allowed`).",
    ),
  podcast: PodcastInput.optional(),
  s3: S3Input.optional(),
  youtube: YoutubeInput.optional(),
  linkedin: LinkedinInput.optional(),
});
export type CreateDestinationWire = z.output<typeof CreateDestinationInput>;

export const DestinationSchema = z
  .object({
    id: z.string(),
    kind: z.enum(DESTINATION_KINDS),
    name: z.string(),
    address: z.string().nullable().describe("Where items are published, or the feed's URL."),
    published: z.int().describe("Number of items published there now."),
    can_withdraw: z
      .boolean()
      .describe("Whether unpublishing deletes the item there. A `webhook` is only notified."),
    created_at: instantOut(),
  })
  .meta({ id: "Destination" });
export type DestinationWire = z.infer<typeof DestinationSchema>;

export const CreatedDestinationSchema = DestinationSchema.extend({
  secret: secretText().nullable().describe("Signs a `webhook`'s requests. Shown only once."),
}).meta({ id: "CreatedDestination" });

export const DeletedDestinationSchema = z
  .object({
    id: z.string(),
    deleted: z.literal(true),
    withdrawn: z.int().describe("Number of items in its feed and embeds that were unpublished."),
    left: z.int().describe("Number of items that stay published there."),
  })
  .meta({ id: "DeletedDestination" });

const WHERE =
  "Ids of the workspace's destinations. Unknown ids return `not_found`; repeated ones, or destinations that already have the item, return `duplicate`. Texts can only go to `webhook` and `s3` (`unsupported`).";

/** What to publish, and where. */
const wanted = {
  recording_id: reference().optional().describe("Defaults to the show's latest recording (`not_found`)."),
  clip_id: z
    .int()
    .min(1, "too_small")
    .max(2_000_000_000, "too_large")
    .optional()
    .describe("A finished clip, by its `job_id` (`not_found`), instead of the program."),
  content_id: reference()
    .optional()
    .describe("A text (`not_found`). Either this or `clip_id` (`not_allowed`)."),
  destination_ids: z.array(reference()).min(1, "required").max(MAX_DESTINATIONS, "too_many").describe(WHERE),
  title: looseText(MAX_TITLE).optional().describe("Defaults to the item's."),
  description: looseText(MAX_DESCRIPTION).optional().describe("Defaults to the show's."),
};

export const PreviewDistributionInput = z.strictObject(wanted);
export const CreateDistributionJobInput = z.strictObject({
  ...wanted,
  destination_ids: wanted.destination_ids
    .optional()
    .describe(`Needed without \`draft_id\` (\`required\`). ${WHERE}`),
  draft_id: reference()
    .optional()
    .describe(
      "Publishes a draft (`not_found`). Other fields are then refused (`not_allowed`), and `publish` is needed (`must_be_true`).",
    ),
  publish: z.boolean().optional().describe("Without it, the job is a draft and nothing leaves."),
});
export type WantedWire = z.output<typeof PreviewDistributionInput>;

export const RetryDistributionInput = z.strictObject({
  publish: z.literal(true, "must_be_true").describe("Must be true (`must_be_true`)."),
});

const PlannedRequestSchema = z
  .object({
    method: z.enum(["GET", "POST", "PUT", "DELETE"]),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.string().nullable(),
  })
  .meta({
    id: "PlannedRequest",
    description: "The request that says what is published, with secrets left out.",
  });

const FileSchema = z
  .object({ name: z.string(), content_type: z.string(), size_bytes: z.number().nullable() })
  .meta({ id: "DistributedFile" });

const ItemSchema = z
  .object({
    type: z.enum(ITEM_TYPES),
    recording_id: z.string(),
    clip_id: z.int().nullable(),
    content_id: z.string().nullable(),
    title: z.string(),
    description: z.string(),
  })
  .meta({ id: "DistributedItem" });

const WARNINGS = ["stale_transcript", "stale_recording", "erased", "no_captions", "no_chapters"] as const;
export type DistributionWarning = (typeof WARNINGS)[number];

export const DistributionPreviewSchema = z
  .object({
    item: ItemSchema,
    warnings: z.array(z.enum(WARNINGS)),
    destinations: z.array(
      z.object({
        destination_id: z.string(),
        name: z.string(),
        kind: z.enum(DESTINATION_KINDS),
        public: z.boolean().describe("Anyone with its address can see it there."),
        can_withdraw: z.boolean(),
        files: z.array(FileSchema),
        request: PlannedRequestSchema,
      }),
    ),
  })
  .meta({ id: "DistributionPreview" });
export type DistributionPreviewWire = z.infer<typeof DistributionPreviewSchema>;

const ResultSchema = z
  .object({
    destination_id: z.string(),
    name: z.string(),
    kind: z.enum(DESTINATION_KINDS),
    state: z
      .enum(PUBLICATION_STATES)
      .describe("`captured`: in the test environment nothing is sent, and `request` has what would be."),
    stale: z.boolean().describe("Edited since. Podcasts and embeds hide it, other destinations keep it."),
    url: z.string().nullable(),
    attempts: z.int(),
    next_attempt_at: instantOut().nullable(),
    failure: z.string().nullable().describe("Why publishing or taking back failed."),
    can_withdraw: z.boolean(),
    request: PlannedRequestSchema.nullable(),
    published_at: instantOut().nullable(),
    withdrawn_at: instantOut().nullable(),
  })
  .meta({ id: "DistributionResult" });
export type DistributionResultWire = z.infer<typeof ResultSchema>;

export const DistributionJobSchema = z
  .object({
    id: z.string(),
    event_slug: z.string(),
    state: z.enum(JOB_STATES).describe("`failed` if any destination failed."),
    stage: z.enum(["publishing", "withdrawing"]).nullable(),
    progress: z.int().describe("In percent."),
    error: z.string().nullable(),
    item: ItemSchema,
    results: z.array(ResultSchema),
    created_at: instantOut(),
    updated_at: instantOut(),
    finished_at: instantOut().nullable(),
  })
  .meta({ id: "DistributionJob" });
export type DistributionJobWire = z.infer<typeof DistributionJobSchema>;

export const CapturedPublicationSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    destination: z.object({ name: z.string(), kind: z.enum(DESTINATION_KINDS) }),
    event_slug: z.string(),
    job_id: z.string(),
    request: PlannedRequestSchema.nullable(),
    created_at: instantOut(),
  })
  .meta({ id: "CapturedPublication" });
