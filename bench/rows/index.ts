import type { Row } from "../types";
import { createClientRow } from "./create-client";
import { createShowroomRow } from "./create-showroom";
import { getClientRow } from "./get-client";
import { hotWorkspaceRow } from "./hot-workspace";
import { replayRow } from "./replay";
import { webhookFanOutRow } from "./webhook-fan-out";

/** Every row in the order of the printed table. */
export const rows: readonly Row[] = [
  createClientRow,
  hotWorkspaceRow,
  getClientRow,
  replayRow,
  createShowroomRow,
  webhookFanOutRow,
];
