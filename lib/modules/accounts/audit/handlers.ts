import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { auditContract } from "./contract";
import { listAuditLog } from "./list-audit-log";

export const handlers: HandlersOf<typeof auditContract> = { listAuditLog };
