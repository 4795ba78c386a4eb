import { backstageUrl } from "@/lib/modules/show-basics/show-facts";
import { drawGuestInvite } from "../compose/compose-guest-invite";
import { drawShowMail } from "../compose/compose-show-mail";
import type { CopyKind, EmailPreviewWire } from "../copy-schema";
import { eventView } from "../show/event-view";
import type { ShowMail } from "../show/show-mail";

/** An ID that doesn't exist: links made from it open nothing. */
const NOBODY = `reg_${"0".repeat(26)}`;

/** Removes the signatures from personal links, so that no one takes them for real ones. */
const withoutProofs = (text: string): string => text.replace(/(?:\?|%3F)join(?:=|%3D)[\w-]+/gi, "");

type Previewed = { [K in keyof ShowMail]: NonNullable<ShowMail[K]> };

/**
 * Returns an email as this person would get it, except that its personal links open nothing, because others
 * see the preview.
 */
export async function previewShowMail(kind: CopyKind, mail: Previewed): Promise<EmailPreviewWire> {
  const { registration, event, workspace } = mail;
  const person = { ...registration, id: NOBODY };
  const content =
    kind === "guest_invite" || kind === "rehearsal_invite"
      ? await drawGuestInvite(kind, { ...mail, guest: person, note: "", link: backstageUrl("…") })
      : await drawShowMail(kind, { ...mail, registration: person });
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
