import type { HandlersOf } from "@/lib/operation/handlers-of";
import { acknowledgeCommand } from "./acknowledge-command";
import { cancelCountdown } from "./cancel-countdown";
import type { studioContract } from "./contract";
import { endRehearsal } from "./end-rehearsal";
import { endShow } from "./end-show";
import { getDeskSlides } from "./get-desk-slides";
import { getStage } from "./get-stage";
import { getStudio } from "./get-studio";
import { getStudioDesk } from "./get-studio-desk";
import { goLive } from "./go-live";
import { prepareStage } from "./prepare-stage";
import { runStudioCommand } from "./run-studio-command";
import { startRehearsal } from "./start-rehearsal";

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
  acknowledgeCommand,
};
