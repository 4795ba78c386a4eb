import { z } from "zod";
import { THEMES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { emptyableText } from "@/lib/operation/fields";
import { saysSomething, upTo } from "@/lib/stage/text";

const MAX_LINES = 12;

/** A signup page's content, as stored and returned, with all fields present. */
export const SignupContentSchema = z
  .object({
    headline: z.string().describe("The headline. Empty: from the run of show, otherwise the title."),
    sub: z.string().describe("The subheading. Empty: from the run of show, if it has one."),
    description: z.string().describe("What the show is about, as Markdown. HTML in it is shown as text."),
    learn: z.array(z.string()).describe("What people will learn, one line each."),
    cta_text: z.string().describe("The button's label. Empty: the default label."),
    show_agenda: z.boolean().describe("Whether to list the segments."),
    show_speakers: z.boolean().describe("Whether to show the host and guests."),
    show_sponsors: z.boolean().describe("Whether to show sponsors."),
    theme: z.enum(THEMES).describe("The theme."),
    seo_title: z
      .string()
      .describe("The title for search engines and link previews. Empty: created from the show's."),
    seo_description: z
      .string()
      .describe("The text below it. Empty: `sub`, otherwise the start of the description."),
    share_picture: z.boolean().describe("Whether link previews have a picture."),
    listed: z.boolean().describe("Whether search engines can list it, and the sitemap includes it."),
  })
  .meta({ id: "SignupContent", description: "A signup page's content." });

export type SignupContent = z.infer<typeof SignupContentSchema>;
export type SignupField = keyof SignupContent;

const { shape } = SignupContentSchema;
/** Returns the description of a field, so that it is the same in requests and responses. */
const descriptionOf = (name: SignupField): string => shape[name].description ?? "";

/** Fields that may be sent. Omitted fields keep the draft's value. */
export const signupContentInput = {
  headline: emptyableText(200).optional().describe(descriptionOf("headline")),
  sub: emptyableText(600).optional().describe(descriptionOf("sub")),
  description: emptyableText(20_000).optional().describe(descriptionOf("description")),
  learn: z
    .array(upTo(200, saysSomething()))
    .max(MAX_LINES, "too_many")
    .optional()
    .describe(descriptionOf("learn")),
  cta_text: emptyableText(60).optional().describe(descriptionOf("cta_text")),
  show_agenda: z.boolean().optional().describe(descriptionOf("show_agenda")),
  show_speakers: z.boolean().optional().describe(descriptionOf("show_speakers")),
  show_sponsors: z.boolean().optional().describe(descriptionOf("show_sponsors")),
  theme: z.enum(THEMES).optional().describe(descriptionOf("theme")),
  seo_title: emptyableText(120).optional().describe(descriptionOf("seo_title")),
  seo_description: emptyableText(320).optional().describe(descriptionOf("seo_description")),
  share_picture: z.boolean().optional().describe(descriptionOf("share_picture")),
  listed: z.boolean().optional().describe(descriptionOf("listed")),
};

/** Defaults of the fields that an event itself doesn't have. */
export const PAGE_DEFAULTS = {
  learn: [] as string[],
  show_speakers: true,
  show_sponsors: true,
  seo_title: "",
  seo_description: "",
  share_picture: true,
  listed: true,
};

export type PageExtras = typeof PAGE_DEFAULTS;
