import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { emailsContract } from "./contract";
import { getSeriesEmail } from "./series-layer/get-series-email";
import { listSeriesEmails } from "./series-layer/list-series-emails";
import { removeSeriesEmail } from "./series-layer/remove-series-email";
import { setSeriesEmail } from "./series-layer/set-series-email";
import { explainEventEmail } from "./show-layer/explain-event-email";
import { getEventEmail } from "./show-layer/get-event-email";
import { listEventEmails } from "./show-layer/list-event-emails";
import { removeEventEmail } from "./show-layer/remove-event-email";
import { setEventEmail } from "./show-layer/set-event-email";
import { getWorkspaceEmail } from "./workspace-layer/get-workspace-email";
import { listWorkspaceEmails } from "./workspace-layer/list-workspace-emails";
import { removeWorkspaceEmail } from "./workspace-layer/remove-workspace-email";
import { setWorkspaceEmail } from "./workspace-layer/set-workspace-email";

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
