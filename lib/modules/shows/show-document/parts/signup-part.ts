import { z } from "zod";
import { publishContent, publishedContent, signupContentInput } from "@/lib/modules/pages/signup-pages";
import { asJson } from "../json";
import { definePart } from "../part";

/** The event part contains these two. */
const { description: _, theme: __, ...members } = signupContentInput;
const SignupPart = z.strictObject(members);

export const signupPart = definePart({
  name: "signup",
  summary: "The published signup page. Omitted fields stay as they are.",
  schema: SignupPart,
  scopes: { read: "events:read", write: "events:write" },
  read: async (ctx, event) => {
    const { description: _description, theme: _theme, ...content } = await publishedContent(ctx, event);
    return asJson(content);
  },
  settle: async (_ctx, _event, current, given) => ({ ...current, ...asJson(given) }),
  present: (state) => state,
  write: (ctx, { slug }, _current, wanted) => publishContent(ctx, slug, SignupPart.parse(wanted)),
});
