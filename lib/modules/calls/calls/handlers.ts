import type { HandlersOf } from "@/lib/operation/handlers-of";
import { analyzeCall } from "./analyzing/analyze-call";
import type { callsContract } from "./contract";
import { updateCall } from "./correcting/update-call";
import { deleteCall } from "./deleting/delete-call";
import { getCall } from "./reading/get-call";
import { listCalls } from "./reading/list-calls";

export const handlers: HandlersOf<typeof callsContract> = {
  analyzeCall,
  listCalls,
  getCall,
  updateCall,
  deleteCall,
};
