export { acceptInvitation } from "./accept-invitation";
export { addMember } from "./add-member";
export { type InvitationState, readInvitation } from "./read-invitation";
