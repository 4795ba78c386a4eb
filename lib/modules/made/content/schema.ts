import { z } from "zod";
import { LENGTHS } from "@/lib/content/lengths";
import { CONTENT_KINDS } from "@/lib/content/written";
import { instantOut, listQuery, looseText, reference, slug, text } from "@/lib/operation/fields";

export const CONTENT_LANGUAGES = ["en", "de", "fr", "es"] as const;
export const MAX_BLOCKS = 200;
export const MAX_TITLE = 300;
export const MAX_BLOCK_CHARACTERS = 5_000;
/** Of a whole text, in characters. */
export const MAX_CONTENT_CHARACTERS = 40_000;

export const ContentParams = z.strictObject({ slug: slug() });
export const ContentItemParams = z.strictObject({ slug: slug(), content_id: reference() });

const kind = () => z.enum(CONTENT_KINDS);
const language = () => z.enum(CONTENT_LANGUAGES);

export const ListContentQuery = z.strictObject({
  recording_id: reference().optional().describe("Defaults to all of the show's."),
  kind: kind().optional(),
  language: language().optional(),
  ...listQuery(["created_at"]),
});

export const GenerateContentInput = z.strictObject({
  recording_id: reference().optional().describe("Defaults to the show's latest recording."),
  kinds: z
    .array(kind())
    .min(1, "required")
    .max(CONTENT_KINDS.length, "too_many")
    .optional()
    .describe("Defaults to all."),
  languages: z
    .array(language())
    .min(1, "required")
    .max(CONTENT_LANGUAGES.length, "too_many")
    .optional()
    .describe("Of what isn't quoted. Defaults to the show's; needed if that is another one (`required`)."),
  replace_edited: z
    .boolean()
    .default(false)
    .describe("Also replaces texts that were edited. Their edits are lost."),
});

const BasisSchema = z
  .object({
    person_id: z.string(),
    name: z.string().nullable(),
    start_sec: z
      .number()
      .nullable()
      .describe("On the timeline of the recording's program. Null if it was cut."),
    end_sec: z.number().nullable(),
    quote: z.string().nullable().describe("Word for word. Null if `gone`."),
  })
  .meta({ id: "ContentBasis" });

const BlockSchema = z
  .object({
    block_id: z.string(),
    kind: z
      .enum(["heading", "fact", "said", "asked", "own"])
      .describe(
        "`fact`: from the show's own data; `said`: on stage; `asked`: by the audience; `own`: added by the crew.",
      ),
    text: z.string().nullable().describe("Null if its source is `gone`."),
    edited: z.boolean().describe("Its text was changed. It keeps its `basis`."),
    basis: z.array(BasisSchema).describe("The quotes it's based on, in order."),
    basis_state: z
      .enum(["current", "changed", "gone"])
      .nullable()
      .describe(
        "`changed`: the transcript says something else now. `gone`: the words were cut, muted, redacted or removed.",
      ),
  })
  .meta({ id: "ContentBlock", description: "A heading, or a paragraph." });
export type ContentBlockWire = z.infer<typeof BlockSchema>;

export const STALE = ["transcript", "recording", "erased"] as const;

export const ContentItemSchema = z
  .object({
    id: z.string(),
    recording_id: z.string(),
    kind: kind(),
    language: language(),
    version: z.int(),
    state: z.enum(["draft"]),
    title: z.string(),
    blocks: z.array(BlockSchema),
    missing: z
      .enum(["too_little_said", "no_chapters", "no_questions"])
      .nullable()
      .describe("Why there is no text, and so no `blocks`."),
    edited: z.boolean(),
    written_by: z
      .enum(["rules", "model"])
      .describe("`rules` quote. A `model`'s sentences were checked against the transcript."),
    stale: z
      .array(z.enum(STALE))
      .describe(
        "What changed since: the `transcript`, or the `recording` by edits. `erased`: parts were deleted with someone's data.",
      ),
    words: z.int().describe("Without title and headings."),
    transcript_version: z.int(),
    recording_version: z.int(),
    generated_at: instantOut(),
    created_at: instantOut(),
    updated_at: instantOut(),
  })
  .meta({ id: "ContentItem", description: "A text made of a recording." });
export type ContentItemWire = z.infer<typeof ContentItemSchema>;

export const GeneratedContentSchema = z
  .object({
    job_id: z.string().describe("As in `content.ready`."),
    recording_id: z.string(),
    items: z.array(ContentItemSchema),
    kept: z.array(z.string()).describe("Ids of texts that were edited and so stayed as they were."),
  })
  .meta({ id: "GeneratedContent" });

const BlockInput = z.strictObject({
  block_id: reference().optional().describe("A block of this text, which may have been removed before."),
  text: text(MAX_BLOCK_CHARACTERS).optional(),
  kind: z.enum(["heading", "own"]).optional().describe("Of a new block. Defaults to `own`."),
});
export type BlockInputWire = z.output<typeof BlockInput>;

export const UpdateContentInput = z.strictObject({
  title: looseText(MAX_TITLE).optional(),
  blocks: z
    .array(BlockInput)
    .max(MAX_BLOCKS, "too_many")
    .optional()
    .describe(
      `All blocks, in order; those you leave out are removed. One with a \`block_id\` (\`not_found\`, or \`duplicate\`) keeps its kind (\`kind: not_allowed\`) and, without \`text\`, its text, which can't change if it's \`gone\` (\`not_allowed\`). A new one needs \`text\` (\`required\`). Up to ${MAX_CONTENT_CHARACTERS.toLocaleString("en")} characters in all, ${LENGTHS.linkedin_post.characters.toLocaleString("en")} for \`linkedin_post\`, and ${LENGTHS.x_post.characters} for \`x_post\`, with 23 for each link (\`too_long\`).`,
    ),
});
