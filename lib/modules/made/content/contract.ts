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
      "Drafts, with what each sentence stands on. What is cut out of the recording isn't returned.",
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
      "Summary, blog post and more, as drafts: quotes from the transcript, or what a configured language model says in its own words, and facts of the show. Generating again replaces a text, unless it was edited. `content.ready` is sent for those that were written. Refused with `status: live` while the show is on air.",
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
