import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { voiceCommandsContract } from "./contract";
import { getVoiceCommands } from "./get-voice-commands";
import { hearCommand } from "./hear-command";

export const handlers: HandlersOf<typeof voiceCommandsContract> = { getVoiceCommands, hearCommand };
