import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { auditRegistration } from "../audit-registration";
import { emitRegistrationChange } from "../emit-registration-change";
import type { Admission } from "./admit";

/** Records an admission in the audit log and emits webhook events for its changes. */
export function recordAdmission(ctx: Ctx, event: Event, admission: Admission): void {
  if (admission.how === "refused") {
    ctx.record({
      subjectType: "event",
      subjectId: event.slug,
      after: { signup: "refused", offered: "full" },
    });
    return;
  }
  const { registration, how } = admission;
  ctx.record({
    subjectType: "registration",
    subjectId: registration.id,
    after: { ...auditRegistration(registration), outcome: how },
  });
  if (how === "created") emitRegistrationChange(ctx, "registration.created", event, registration);
  if (how === "returned") emitRegistrationChange(ctx, "registration.updated", event, registration);
}
