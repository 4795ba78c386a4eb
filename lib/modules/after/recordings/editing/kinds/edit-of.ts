import type { EditRequest } from "../edit-schema";
import { dropOf, trimOf } from "./cuts";
import type { MadeEdit, Of } from "./made-edit";
import { personEditOf } from "./people";

/**
 * Returns what is stored of an edit.
 * @throws validation_error if it isn't possible
 */
export function editOf(asked: EditRequest, of: Of): MadeEdit {
  switch (asked.kind) {
    case "drop":
      return dropOf(asked, of);
    case "trim":
      return trimOf(asked, of);
    case "hide_person":
    case "mute_person":
      return personEditOf(asked, of);
  }
}
