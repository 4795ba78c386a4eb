import type { Check } from "./check";
import { checkClient } from "./check-client";
import { checkDate } from "./check-date";
import { checkGuests } from "./check-guests";
import { checkHost } from "./check-host";
import { checkPage } from "./check-page";
import { checkPlan } from "./check-plan";
import { checkRecordingSpace } from "./check-recording-space";
import { checkReminders } from "./check-reminders";

/** All checks before a show is published, one per line, in the order in which people fix them. */
export const CHECKS: readonly Check[] = [
  checkClient,
  checkDate,
  checkPage,
  checkHost,
  checkPlan,
  checkGuests,
  checkReminders,
  checkRecordingSpace,
];
