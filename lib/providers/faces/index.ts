import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { builtInFaces } from "./built-in";
import type { FaceFinder } from "./port";

export * from "./port";

export const faceFinder = (): FaceFinder => processSingleton("faces", () => builtInFaces());
