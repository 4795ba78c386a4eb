import { backstageUrl } from "@/lib/modules/show-basics/show-facts";
import { renderGuestInvite } from "../compose/compose-guest-invite";
import { renderShowEmail } from "../compose/compose-show-email";
import type { CopyKind, EmailPreviewWire } from "../copy-schema";
import { eventView } from "../show/event-view";
import type { ShowEmail } from "../show/show-email";

/** An ID that doesn't exist: links made from it open nothing. */
const NO_REGISTRATION = `reg_${"0".repeat(26)}`;

/** Removes the signatures from personal links, so that no one takes them for real ones. */
const withoutProofs = (text: string): string => text.replace(/(?:\?|%3F)join(?:=|%3D)[\w-]+/gi, "");

type Previewed = { [K in keyof ShowEmail]: NonNullable<ShowEmail[K]> };

/**
 * Returns an email as this person would get it, except that its personal links open nothing, because others
 * see the preview.
 */
export async function previewShowEmail(kind: CopyKind, mail: Previewed): Promise<EmailPreviewWire> {
  const { registration, event, workspace } = mail;
  const person = { ...registration, id: NO_REGISTRATION };
  const content =
    kind === "guest_invite" || kind === "rehearsal_invite"
      ? await renderGuestInvite(kind, { ...mail, guest: person, note: "", link: backstageUrl("…") })
      : await renderShowEmail(kind, { ...mail, registration: person });
  const { organiser, replyTo } = eventView(event, workspace.name);
  return {
    to: { name: registration.name, email: registration.email },
    from_name: content.fromName ?? organiser,
    reply_to: content.replyTo ?? replyTo,
    subject: content.subject,
    preheader: content.preheader,
    html: withoutProofs(content.html),
    text: withoutProofs(content.text),
  };
}
