import type { HandlersOf } from "@/lib/operation/handlers-of";
import { prepareStage } from "./commands/prepare-stage";
import { runStudioCommand } from "./commands/run-studio-command";
import type { studioContract } from "./contract";
import { acknowledgeCommand } from "./desk/acknowledge-command";
import { answerStudioRecording } from "./desk/answer-studio-recording";
import { getDeskSlides } from "./desk/get-desk-slides";
import { getStage } from "./desk/get-stage";
import { getStudio } from "./desk/get-studio";
import { getStudioDesk } from "./desk/get-studio-desk";
import { cancelCountdown } from "./on-air/cancel-countdown";
import { endShow } from "./on-air/end-show";
import { goLive } from "./on-air/go-live";
import { endRehearsal } from "./rehearsal/end-rehearsal";
import { startRehearsal } from "./rehearsal/start-rehearsal";

export const handlers: HandlersOf<typeof studioContract> = {
  getStudio,
  runStudioCommand,
  startRehearsal,
  endRehearsal,
  getStage,
  getStudioDesk,
  getDeskSlides,
  goLive,
  cancelCountdown,
  endShow,
  prepareStage,
  answerStudioRecording,
  acknowledgeCommand,
};
