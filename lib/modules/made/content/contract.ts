import { contract, list, operation } from "@/lib/operation/operation";
import { blogPost, edit, edited, generated, item, ofShow } from "./examples-schema";
import {
  ContentItemParams,
  ContentItemSchema,
  ContentParams,
  GenerateContentInput,
  GeneratedContentSchema,
  ListContentQuery,
  UpdateContentInput,
} from "./schema";

const shared = { prefix: "v1", tag: "Content" } as const;

export const contentContract = contract({
  listContent: operation({
    ...shared,
    http: "GET /events/{slug}/content",
    summary: "List a show's generated content",
    description:
      "Lists generated drafts with the sources of each sentence. Text whose source was cut from the recording isn't returned.",
    scope: "events:read",
    effect: "read",
    params: ContentParams,
    query: ListContentQuery,
    output: list(ContentItemSchema),
    errors: ["not_found"],
    examples: [{ summary: "All of a show's", input: ofShow, output: [item] }],
  }),
  generateContent: operation({
    ...shared,
    http: "POST /events/{slug}/content/generate",
    summary: "Generate content from a recording",
    description:
      "Writes drafts such as a summary or blog post from facts about the show and quotes from the transcript, or in a language model's own words if one is configured. Generating again replaces texts that you haven't edited. `content.ready` is sent for the texts that were written. Refused with `status: live` while the show is on air.",
    scope: "content:write",
    effect: "write",
    asksModel: true,
    params: ContentParams,
    body: GenerateContentInput,
    output: GeneratedContentSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "A blog post, which needs segments", input: blogPost, output: generated }],
  }),
  updateContent: operation({
    ...shared,
    http: "PATCH /events/{slug}/content/{content_id}",
    summary: "Edit generated content",
    description: "A changed block keeps its basis, and is still deleted when someone it quotes is erased.",
    scope: "content:write",
    effect: "write",
    versioned: true,
    params: ContentItemParams,
    body: UpdateContentInput,
    output: ContentItemSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "A sentence of your own", input: edit, output: edited }],
  }),
});
