import { z } from "zod";
import { composeGuestCancelled } from "../compose/compose-guest-cancelled";
import { composeShowEmail } from "../compose/compose-show-email";
import { COPY_OF } from "../compose/copy/copy-kinds";
import { defineEmail } from "../definition/define-email";
import { cancelledSkipReason } from "../skip-reasons/cancelled-skip-reason";

/** Tells attendees and guests that a show is cancelled, and removes it from their calendars. */
export const cancelledEmail = defineEmail({
  kind: "cancelled",
  class: COPY_OF.cancelled.class,
  layers: ["event", "workspace"],
  /** `withdrawn`: it went back to draft and may be published again. */
  facts: z.object({ withdrawn: z.boolean() }),
  skipReason: cancelledSkipReason,
  compose: ({ facts: { withdrawn }, ...mail }) =>
    mail.guest
      ? composeGuestCancelled({ ...mail, withdrawn })
      : composeShowEmail("cancelled", { ...mail, withdrawn }),
});
