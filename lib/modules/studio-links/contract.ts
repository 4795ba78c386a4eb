import { z } from "zod";
import { reference, slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { NewStudioLinkInput, StudioLinkAction, StudioLinkAnswer, StudioLinkSchema } from "./schema";

const params = z.strictObject({ slug: slug() });
const ofStudio = { prefix: "app", tag: "Studio", access: "host" } as const;

/** Ways into the studio for one person each, besides the show's own studio link. */
export const studioLinksContract = contract({
  listStudioLinks: operation({
    ...ofStudio,
    http: "GET /events/{slug}/studio-links",
    summary: "List the studio links of a show",
    scope: "guests:read",
    effect: "read",
    params,
    output: z.object({ links: z.array(StudioLinkSchema) }),
    errors: ["not_found"],
  }),
  createStudioLink: operation({
    ...ofStudio,
    http: "POST /events/{slug}/studio-links",
    summary: "Make a studio link for one person",
    description:
      "The address is shown once. Nobody gives a role that may do more than they may themselves. A show has at most 50 links that are in force.",
    scope: "guests:write",
    effect: "write",
    params,
    body: NewStudioLinkInput,
    output: StudioLinkAnswer,
    status: 201,
    errors: ["not_found", "version_conflict", "client_inactive", "slot_limit_reached", "insufficient_scope"],
    examples: [
      { summary: "For a producer", input: { slug: "launch-day-x7k2m9", name: "Mia", role: "producer" } },
    ],
  }),
  manageStudioLink: operation({
    ...ofStudio,
    http: "POST /events/{slug}/studio-links/{studio_link_id}",
    summary: "Replace or withdraw a person's studio link",
    description:
      "Either way whoever is connected by the former link is out of the room within five seconds and stays out. The show's own studio link is not touched.",
    scope: "guests:write",
    effect: "write",
    params: z.strictObject({ slug: slug(), studio_link_id: reference() }),
    body: StudioLinkAction,
    output: StudioLinkAnswer,
    errors: ["not_found", "version_conflict", "client_inactive", "insufficient_scope"],
    examples: [{ summary: "Withdraw it", input: { action: "revoke" } }],
  }),
});
