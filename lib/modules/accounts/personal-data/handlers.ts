import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { personalDataContract } from "./contract";
import { erasePersonalData } from "./erase-personal-data";
import { getPersonalData } from "./get-personal-data";

export const handlers: HandlersOf<typeof personalDataContract> = { getPersonalData, erasePersonalData };
