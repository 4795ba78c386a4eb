import { configOf } from "../../event-record";
import { SignupInput } from "../../event-record/config-schema";
import { updateEvent } from "../../events";
import { asJson, type Json } from "../json";
import { definePart } from "../part";

export const signupPart = definePart({
  name: "signup",
  summary: "The copy of the sign-up page. What is left out stays as it is.",
  schema: SignupInput,
  scopes: { read: "events:read", write: "events:write" },
  read: async (_ctx, event) => asJson(configOf(event).signup),
  settle: async (_ctx, _event, current, given) => {
    const { config, ...copy } = asJson(given);
    return { ...current, ...copy, config: { ...(current.config as Json), ...(config as Json | undefined) } };
  },
  present: (state) => state,
  write: async (ctx, { slug }, _current, wanted) => {
    await updateEvent(ctx, { slug, signup: SignupInput.parse(wanted) });
  },
});
