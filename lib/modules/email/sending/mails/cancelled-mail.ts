import { z } from "zod";
import { composeGuestCancelled } from "../compose/compose-guest-cancelled";
import { composeShowMail } from "../compose/compose-show-mail";
import { COPY_OF } from "../compose/copy/copy-kinds";
import { defineMail } from "../definition/define-mail";
import { whyNotCancelled } from "../skip-reasons/why-not-cancelled";

/** Tells attendees and guests that a show is cancelled, and removes it from their calendars. */
export const cancelledMail = defineMail({
  kind: "cancelled",
  class: COPY_OF.cancelled.class,
  layers: ["event", "workspace"],
  /** `withdrawn`: it went back to draft and may be published again. */
  facts: z.object({ withdrawn: z.boolean() }),
  whyNot: whyNotCancelled,
  compose: ({ facts: { withdrawn }, ...mail }) =>
    mail.guest
      ? composeGuestCancelled({ ...mail, withdrawn })
      : composeShowMail("cancelled", { ...mail, withdrawn }),
});
