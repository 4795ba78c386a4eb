import type { HandlersOf } from "@/lib/operation/handlers-of";
import { advanceTestClock } from "./advancing/advance-test-clock";
import type { testClockContract } from "./contract";
import { getTestClock } from "./get-test-clock";
import { resetTestClock } from "./resetting/reset-test-clock";

export const handlers: HandlersOf<typeof testClockContract> = {
  getTestClock,
  advanceTestClock,
  resetTestClock,
};
