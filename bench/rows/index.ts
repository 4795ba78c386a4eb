import type { Row } from "../types";
import { analyticsRow } from "./analytics";
import { analyzeCallRow } from "./analyze-call";
import { announcerRow } from "./announcer";
import { askCallsRow } from "./ask-calls";
import { clipRow } from "./clip";
import { composeRow } from "./compose";
import { createClientRow } from "./create-client";
import { createShowroomRow } from "./create-showroom";
import { editRecordingRow } from "./edit-recording";
import { emailRow } from "./email";
import { feedRow } from "./feed";
import { feedPagesRow } from "./feed-pages";
import { firstFrameRow } from "./first-frame";
import { getClientRow } from "./get-client";
import { hotWorkspaceRow } from "./hot-workspace";
import { jobPickUpRow, mediaPickUpRow } from "./job-pick-up";
import { liveOverHttpRow } from "./live-over-http";
import { momentsRow } from "./moments";
import { nextPrismaRow } from "./next-prisma";
import { programEndRow } from "./program-end";
import { registrationImportRow } from "./registration-import";
import { replayRow } from "./replay";
import { serverCopiesRow } from "./server-copies";
import { signupPageScriptRow } from "./signup-page-script";
import { studioCommandRow } from "./studio-command";
import { studioScriptRow } from "./studio-script";
import { twoProcessesRow } from "./two-processes";
import { uploadRow } from "./upload";
import { usageSummaryRow } from "./usage-summary";
import { viewerScriptRow } from "./viewer-script";
import { votesRow } from "./votes";
import { webhookFanOutRow } from "./webhook-fan-out";
import { whiteboardStrokeRow } from "./whiteboard-stroke";

/** Every row, in the order of the printed table. */
export const rows: readonly Row[] = [
  createClientRow,
  nextPrismaRow,
  twoProcessesRow,
  hotWorkspaceRow,
  getClientRow,
  replayRow,
  createShowroomRow,
  usageSummaryRow,
  analyticsRow,
  askCallsRow,
  jobPickUpRow,
  mediaPickUpRow,
  studioCommandRow,
  whiteboardStrokeRow,
  firstFrameRow,
  feedRow,
  feedPagesRow,
  votesRow,
  webhookFanOutRow,
  emailRow,
  uploadRow,
  registrationImportRow,
  serverCopiesRow,
  signupPageScriptRow,
  announcerRow,
  composeRow,
  clipRow,
  momentsRow,
  analyzeCallRow,
  programEndRow,
  editRecordingRow,
  liveOverHttpRow,
  studioScriptRow,
  viewerScriptRow,
];
