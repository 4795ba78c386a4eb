import type { HandlersOf } from "@/lib/operation/handlers-of";
import { advanceTestClock } from "./advance-test-clock";
import type { testClockContract } from "./contract";
import { getTestClock } from "./get-test-clock";
import { resetTestClock } from "./reset-test-clock";

export const handlers: HandlersOf<typeof testClockContract> = {
  getTestClock,
  advanceTestClock,
  resetTestClock,
};
