import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { emailsContract } from "./contract";
import { explainEventEmail } from "./explain-event-email";
import { getEventEmail } from "./get-event-email";
import { getSeriesEmail } from "./get-series-email";
import { getWorkspaceEmail } from "./get-workspace-email";
import { listEventEmails } from "./list-event-emails";
import { listSeriesEmails } from "./list-series-emails";
import { listWorkspaceEmails } from "./list-workspace-emails";
import { removeEventEmail } from "./remove-event-email";
import { removeSeriesEmail } from "./remove-series-email";
import { removeWorkspaceEmail } from "./remove-workspace-email";
import { setEventEmail } from "./set-event-email";
import { setSeriesEmail } from "./set-series-email";
import { setWorkspaceEmail } from "./set-workspace-email";

export const handlers: HandlersOf<typeof emailsContract> = {
  listWorkspaceEmails,
  getWorkspaceEmail,
  setWorkspaceEmail,
  removeWorkspaceEmail,
  listSeriesEmails,
  getSeriesEmail,
  setSeriesEmail,
  removeSeriesEmail,
  listEventEmails,
  getEventEmail,
  setEventEmail,
  removeEventEmail,
  explainEventEmail,
};
