export { acceptInvitation } from "./invitations/accept-invitation";
export { type InvitationState, readInvitation } from "./invitations/read-invitation";
export { addMember } from "./members/add-member";
