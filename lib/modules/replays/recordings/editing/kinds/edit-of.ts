import type { Ctx } from "@/lib/operation/ctx";
import type { EditRequest } from "../edit-schema";
import { bookendOf } from "./bookends";
import { dropOf, trimOf } from "./cuts";
import type { MadeEdit, Of } from "./made-edit";
import { personEditOf } from "./people";
import { redactAreaOf, redactSlideOf, redactWordsOf } from "./redactions";
import { shortenSilencesOf } from "./silences";
import { hideLayerOf, layoutOf, moveCutOf } from "./stage";

/**
 * Returns what is stored of an edit.
 * @throws validation_error if it isn't possible
 */
export async function editOf(asked: EditRequest, of: Of, ctx: Pick<Ctx, "db">): Promise<MadeEdit> {
  switch (asked.kind) {
    case "drop":
      return dropOf(asked, of);
    case "trim":
      return trimOf(asked, of);
    case "shorten_silences":
      return shortenSilencesOf(asked, of);
    case "hide_person":
    case "mute_person":
      return personEditOf(asked, of);
    case "layout":
      return layoutOf(asked, of);
    case "move_cut":
      return moveCutOf(asked, of);
    case "hide_layer":
      return hideLayerOf(asked, of);
    case "redact_slide":
      return redactSlideOf(asked, of);
    case "redact_area":
      return redactAreaOf(asked, of);
    case "redact_words":
      return redactWordsOf(asked, of);
    case "intro":
    case "outro":
      return bookendOf(asked, of, ctx);
  }
}
