export { addMember } from "./add-member";
export { createWorkspace } from "./create-workspace";
export { ensureUser } from "./ensure-user";
export { issueSignInLink, type SignInLink } from "./issue-sign-in-link";
export { presentWorkspace } from "./present";
export { setPlan } from "./set-plan";
