import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { signupPagesContract } from "./contract";
import { getSignup } from "./get-signup";
import { listSignupVersions } from "./list-signup-versions";
import { previewSignup } from "./preview-signup";
import { publishSignup } from "./publish-signup";
import { rollbackSignup } from "./rollback-signup";
import { updateSignup } from "./update-signup";

export const handlers: HandlersOf<typeof signupPagesContract> = {
  getSignup,
  updateSignup,
  previewSignup,
  publishSignup,
  listSignupVersions,
  rollbackSignup,
};
