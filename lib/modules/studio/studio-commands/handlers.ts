import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { studioCommandsContract } from "./contract";
import { emergencyStop } from "./emergency-stop";
import { executeStudioCommands } from "./execute-studio-commands";
import { getStudioCommand } from "./get-studio-command";
import { getStudioHistory } from "./get-studio-history";
import { previewStudioCommand } from "./preview-studio-command";
import { undoStudioCommand } from "./undo-studio-command";

export const handlers: HandlersOf<typeof studioCommandsContract> = {
  previewStudioCommand,
  executeStudioCommands,
  getStudioCommand,
  undoStudioCommand,
  getStudioHistory,
  emergencyStop,
};
