import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { jobsContract } from "./contract";
import { getJob } from "./get-job";

export const handlers: HandlersOf<typeof jobsContract> = { getJob };
