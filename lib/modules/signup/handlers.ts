import type { HandlersOf } from "@/lib/operation/handlers-of";
import { cancelMyPlace } from "./cancel-my-place";
import { changeMyPlace } from "./change-my-place";
import type { signupContract } from "./contract";
import { enterShow } from "./enter-show";
import { getSignupPuzzle } from "./get-signup-puzzle";
import { registerAttendee } from "./register-attendee";
import { requestSignupLink } from "./request-signup-link";
import { takeMyPlace } from "./take-my-place";

export const handlers: HandlersOf<typeof signupContract> = {
  registerAttendee,
  getSignupPuzzle,
  requestSignupLink,
  enterShow,
  cancelMyPlace,
  changeMyPlace,
  takeMyPlace,
};
