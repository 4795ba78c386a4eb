import { inviteGuestJob, sendScheduledInvitation } from "@/lib/modules/people/guests";
import { defineJob } from "../../define-job";

export const inviteGuest = defineJob(inviteGuestJob, {
  run: async ({ payload: { invitation_id, send_at }, step }) => ({
    outcome: await step.run("send", () => sendScheduledInvitation(invitation_id, send_at)),
  }),
});
