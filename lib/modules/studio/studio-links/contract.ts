import { z } from "zod";
import { listQuery, reference, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { NewStudioLinkInput, StudioLinkAction, StudioLinkAnswer, StudioLinkSchema } from "./schema";

const params = z.strictObject({ slug: slug() });
const ofStudio = { prefix: "v1", tag: "Studio" } as const;
const SHOW = "launch-day-x7k2m9";
const example = {
  id: "stl_01kb3jxg5wq0v8t6m2r4c7d9eg",
  name: "Mia",
  role: "producer" as const,
  state: "active" as const,
  connected: false,
  link_version: 1,
  created_at: "2031-01-14T16:00:00.000Z",
  opened_at: null,
  revoked_at: null,
};
const made = { ...example, studio_url: `https://show.example/studio/${SHOW}?key=4f9c2d7e81b34a06` };

/** Personal studio links, in addition to the show's own one. */
export const studioLinksContract = contract({
  listStudioLinks: operation({
    ...ofStudio,
    http: "GET /events/{slug}/studio-links",
    summary: "List a show's studio links",
    description:
      "Everyone with a personal studio link, as host, co-host, producer or moderator, including revoked links. The links themselves aren't shown again. Guests have backstage links instead.",
    scope: "guests:read",
    effect: "read",
    params,
    query: z.strictObject(listQuery(["created_at"])),
    output: list(StudioLinkSchema),
    errors: ["not_found"],
    examples: [{ summary: "All links", input: { slug: SHOW }, output: [example] }],
  }),
  createStudioLink: operation({
    ...ofStudio,
    http: "POST /events/{slug}/studio-links",
    summary: "Create a studio link for a co-host, producer or moderator",
    description:
      "A `host` can do everything, a `co_host` helps run the show, a `producer` runs it without being seen or heard by the audience, and a `moderator` moderates chat, questions and polls without controlling the stage. The link is shown only once. You can't give a role with more permissions than your own. A show can have at most 50 active links.",
    scope: "guests:write",
    effect: "write",
    params,
    body: NewStudioLinkInput,
    output: StudioLinkAnswer,
    status: 201,
    errors: ["not_found", "version_conflict", "client_inactive", "slot_limit_reached", "insufficient_scope"],
    examples: [
      { summary: "For a producer", input: { slug: SHOW, name: "Mia", role: "producer" }, output: made },
    ],
  }),
  manageStudioLink: operation({
    ...ofStudio,
    http: "POST /events/{slug}/studio-links/{studio_link_id}",
    summary: "Rotate or revoke a studio link",
    description:
      "Either way, anyone connected with the previous link is disconnected within five seconds. The show's own studio link isn't affected.",
    scope: "guests:write",
    effect: "write",
    mcp: { destructive: true },
    params: z.strictObject({ slug: slug(), studio_link_id: reference() }),
    body: StudioLinkAction,
    output: StudioLinkAnswer,
    errors: ["not_found", "version_conflict", "client_inactive", "insufficient_scope"],
    examples: [
      {
        summary: "Revoke it",
        input: { slug: SHOW, studio_link_id: example.id, action: "revoke" },
        output: {
          ...made,
          state: "revoked",
          link_version: 2,
          revoked_at: "2031-01-14T16:30:00.000Z",
          studio_url: null,
        },
      },
    ],
  }),
});
