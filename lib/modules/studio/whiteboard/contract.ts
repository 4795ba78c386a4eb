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
/** Ten batches a second while someone draws. Each element has a version, so that a retry does nothing. */
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
    summary: "Get a show's whiteboard",
    description:
      "Every show has one, available before, during and after the show. Use `show_whiteboard` and `hide_whiteboard` in runStudioCommand to show or hide it on the stage.",
    scope: "studio:read",
    examples: [{ summary: "The whole board", input: { slug: SHOW }, output: boardExample }],
  }),
  updateWhiteboard: operation({
    ...shared,
    http: "POST /events/{slug}/whiteboard",
    summary: "Draw on a show's whiteboard, or clear it",
    description:
      "Everyone sees it immediately while the board is on the stage. Up to 5,000 elements and 2 MB: beyond that, refused with `version_conflict` and `status: full`. Also refused after the show, and while people have stage control (setStudioLease).",
    scope: "studio:control",
    effect: "live",
    body: UpdateInput,
    output: UpdatedSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "A labeled box on an empty board",
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
    summary: "Draw on the whiteboard from the studio",
  }),
  getBackstageWhiteboard: operation({
    ...ofPage,
    ...reads,
    http: "GET /events/{slug}/backstage/whiteboard",
    access: "guest",
    scope: "public",
    summary: "Get the whiteboard as a guest, while it is on the stage",
  }),
  drawBackstage: operation({
    ...draws,
    http: "POST /events/{slug}/backstage/whiteboard",
    access: "guest",
    scope: "public",
    summary: "Draw on the whiteboard as a guest on the stage",
  }),
  getAudienceWhiteboard: operation({
    ...ofPage,
    ...reads,
    http: "GET /events/{slug}/audience/whiteboard",
    access: "attendee",
    withoutPlace: true,
    scope: "public",
    summary: "Get the whiteboard while it is on the stage",
  }),
  drawFromAudience: operation({
    ...draws,
    http: "POST /events/{slug}/audience/whiteboard",
    access: "attendee",
    scope: "public",
    summary: "Draw on the whiteboard as an attendee on the stage",
  }),
});
