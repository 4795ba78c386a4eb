import { recordingConsent } from "@/lib/modules/people/guests";
import type { Ctx } from "@/lib/operation/ctx";

/** Whether the caller agreed to be recorded. No answer counts as no. The host agreed by going live. */
export async function hasAgreed({ db, principal }: Ctx): Promise<boolean> {
  const { guestId, registrationId } = principal;
  if (guestId) {
    const guest = await db.guest.findUnique({ where: { id: guestId } });
    return guest !== null && recordingConsent(guest).state === "given";
  }
  if (!registrationId) return true;
  const invitation = await db.stageInvitation.findUnique({ where: { registrationId } });
  return invitation?.recordingAgreed === true;
}
