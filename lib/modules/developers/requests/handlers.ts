import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { requestsContract } from "./contract";
import { getRequest } from "./get-request";
import { listErrorGroups } from "./list-error-groups";
import { listRequests } from "./list-requests";

export const handlers: HandlersOf<typeof requestsContract> = { getRequest, listErrorGroups, listRequests };
