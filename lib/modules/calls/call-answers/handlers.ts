import type { HandlersOf } from "@/lib/operation/handlers-of";
import { askCalls } from "./ask-calls";
import type { callAnswersContract } from "./contract";

export const handlers: HandlersOf<typeof callAnswersContract> = { askCalls };
