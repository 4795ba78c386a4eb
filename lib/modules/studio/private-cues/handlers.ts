import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { privateCuesContract } from "./contract";
import { getMyCues } from "./get-my-cues";
import { hearMyCue } from "./hear-my-cue";

export const handlers: HandlersOf<typeof privateCuesContract> = { getMyCues, hearMyCue };
