import { z } from "zod";
import { composeGuestCancelled } from "../compose/compose-guest-cancelled";
import { composeShowMail } from "../compose/compose-show-mail";
import { COPY_OF } from "../compose/copy/copy-kinds";
import { defineMail } from "../definition/define-mail";
import { whyNotCancelled } from "../skip-reasons/why-not-cancelled";

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
