import { contract, operation } from "@/lib/operation/operation";
import { boardExample, SHOW, updatedExample } from "./examples-schema";
import {
  boardQuery,
  DrawInput,
  DrawnSchema,
  ShowParams,
  UpdatedSchema,
  UpdateInput,
  WhiteboardSchema,
} from "./schema";

const shared = { prefix: "v1", tag: "Studio", params: ShowParams } as const;
const reads = { query: boardQuery, effect: "read", output: WhiteboardSchema, errors: ["not_found"] } as const;
const ofPage = { prefix: "app", tag: "Pages of a show", params: ShowParams } as const;
/** Ten batches a second while somebody draws; each says of its elements how new they are, so that a repeat does nothing. */
const draws = {
  ...ofPage,
  effect: "write",
  audience: { rate: { perSecond: 12, burst: 40 }, audit: "sum", replay: "own" },
  body: DrawInput,
  output: DrawnSchema,
  errors: ["not_found", "version_conflict", "client_inactive"],
} as const;

export const whiteboardContract = contract({
  getWhiteboard: operation({
    ...shared,
    ...reads,
    http: "GET /events/{slug}/whiteboard",
    summary: "Read what is drawn on a show's whiteboard",
    description:
      "Each show has one, from before it begins until it is deleted. `show_whiteboard` and `hide_whiteboard` of runStudioCommand put it on the stage and take it off.",
    scope: "studio:read",
    examples: [{ summary: "All of it", input: { slug: SHOW }, output: boardExample }],
  }),
  updateWhiteboard: operation({
    ...shared,
    http: "POST /events/{slug}/whiteboard",
    summary: "Draw on a show's whiteboard, or clear it",
    description:
      "Everybody sees it at once while the board is on the stage. It takes 5,000 elements and 2 MB: what is more is refused with `version_conflict` and `status: full`. After the show, and while people have the stage to themselves (setStudioHands), it is refused as well.",
    scope: "studio:control",
    effect: "live",
    body: UpdateInput,
    output: UpdatedSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "A box with a word in it, on an empty board",
        input: {
          slug: SHOW,
          clear: true,
          add: [
            { type: "rectangle", x: 600, y: 300, width: 400, height: 200 },
            { type: "text", x: 740, y: 382, text: "Launch" },
          ],
        },
        output: updatedExample,
      },
    ],
  }),
  drawInStudio: operation({
    ...draws,
    http: "POST /events/{slug}/studio/whiteboard",
    access: "host",
    scope: "studio:control",
    summary: "Draw on the whiteboard, from the studio",
  }),
  getBackstageWhiteboard: operation({
    ...ofPage,
    ...reads,
    http: "GET /events/{slug}/backstage/whiteboard",
    access: "guest",
    scope: "public",
    summary: "The whiteboard while it is on the stage, for a guest",
  }),
  drawBackstage: operation({
    ...draws,
    http: "POST /events/{slug}/backstage/whiteboard",
    access: "guest",
    scope: "public",
    summary: "Draw on the whiteboard, as a guest who is on the stage",
  }),
  getAudienceWhiteboard: operation({
    ...ofPage,
    ...reads,
    http: "GET /events/{slug}/audience/whiteboard",
    access: "attendee",
    withoutPlace: true,
    scope: "public",
    summary: "The whiteboard while it is on the stage",
  }),
  drawFromAudience: operation({
    ...draws,
    http: "POST /events/{slug}/audience/whiteboard",
    access: "attendee",
    scope: "public",
    summary: "Draw on the whiteboard, as an attendee who is on the stage",
  }),
});
