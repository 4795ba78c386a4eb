import { composePlaceCancelled } from "../compose/compose-place-cancelled";
import { defineEmail, NoFacts } from "../definition/define-email";
import { skipped } from "../definition/email-subject";
import { addressSkipReason } from "../skip-reasons/address-skip-reason";

/** Confirms a cancelled or removed registration to someone whose calendar contained the show. */
export const placeCancelledEmail = defineEmail({
  kind: "place_cancelled",
  class: "transactional",
  layers: ["event", "workspace"],
  facts: NoFacts,
  skipReason: (mail) => {
    const { workspace, event, registration, message, now } = mail;
    if (workspace?.status !== "active") return skipped("workspace_inactive", "The workspace isn't active.");
    if (!event || !registration) return skipped("gone", "The show or registration no longer exists.");
    if (event.client.status !== "active") return skipped("client_inactive", "The client isn't active.");
    if (event.endsAt && event.endsAt <= now) return skipped("show_over", "The show has ended.");
    if (registration.state !== "cancelled" && !registration.removedAt)
      return skipped("place_kept", "The registration was restored.");
    return addressSkipReason(mail, workspace.id, message.toEmail);
  },
  compose: composePlaceCancelled,
});
