import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { signupPagesContract } from "./contract";
import { getSignup } from "./get-signup";
import { previewSignup } from "./previews/preview-signup";
import { publishSignup } from "./publishing/publish-signup";
import { rollbackSignup } from "./publishing/rollback-signup";
import { updateSignup } from "./update-signup";
import { listSignupVersions } from "./versions/list-signup-versions";

export const handlers: HandlersOf<typeof signupPagesContract> = {
  getSignup,
  updateSignup,
  previewSignup,
  publishSignup,
  listSignupVersions,
  rollbackSignup,
};
