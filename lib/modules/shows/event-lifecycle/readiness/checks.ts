import type { Check } from "./check";
import { checkClient } from "./check-client";
import { checkDate } from "./check-date";
import { checkGuests } from "./check-guests";
import { checkHost } from "./check-host";
import { checkPage } from "./check-page";
import { checkPlan } from "./check-plan";
import { checkReminders } from "./check-reminders";

/** Everything that is looked at before a show opens: one line each, in the order in which people mend it. */
export const CHECKS: readonly Check[] = [
  checkClient,
  checkDate,
  checkPage,
  checkHost,
  checkPlan,
  checkGuests,
  checkReminders,
];
