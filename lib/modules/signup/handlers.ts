import type { HandlersOf } from "@/lib/operation/handlers-of";
import { cancelMyPlace } from "./cancel-my-place";
import { changeMyPlace } from "./change-my-place";
import type { signupContract } from "./contract";
import { enterShow } from "./enter-show";
import { registerAttendee } from "./register-attendee";
import { takeMyPlace } from "./take-my-place";

export const handlers: HandlersOf<typeof signupContract> = {
  registerAttendee,
  enterShow,
  cancelMyPlace,
  changeMyPlace,
  takeMyPlace,
};
