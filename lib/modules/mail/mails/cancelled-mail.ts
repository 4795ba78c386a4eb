import { z } from "zod";
import { composeGuestCancelled } from "../compose-guest-cancelled";
import { composeShowMail } from "../compose-show-mail";
import { COPY_OF } from "../copy/copy-kinds";
import { defineMail } from "../define-mail";
import { whyNotCancelled } from "../why-not-cancelled";

/** Says to people who registered, and to guests, that a show does not take place, and takes it out of their calendars. */
export const cancelledMail = defineMail({
  kind: "cancelled",
  class: COPY_OF.cancelled.class,
  layers: ["event", "workspace"],
  /** `withdrawn`: it went back to draft and may open again. */
  facts: z.object({ withdrawn: z.boolean() }),
  whyNot: whyNotCancelled,
  compose: ({ facts: { withdrawn }, ...mail }) =>
    mail.guest
      ? composeGuestCancelled({ ...mail, withdrawn })
      : composeShowMail("cancelled", { ...mail, withdrawn }),
});
