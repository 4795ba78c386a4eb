import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { signupContract } from "./contract";
import { enterShow } from "./enter-show";
import { cancelMyPlace } from "./my-place/cancel-my-place";
import { changeMyPlace } from "./my-place/change-my-place";
import { takeMyPlace } from "./my-place/take-my-place";
import { getSignupPuzzle } from "./proof/get-signup-puzzle";
import { registerAttendee } from "./register-attendee";
import { requestSignupLink } from "./signup-link/request-signup-link";

export const handlers: HandlersOf<typeof signupContract> = {
  registerAttendee,
  getSignupPuzzle,
  requestSignupLink,
  enterShow,
  cancelMyPlace,
  changeMyPlace,
  takeMyPlace,
};
