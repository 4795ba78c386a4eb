import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { Admission } from "./admit";
import { auditRegistration } from "./present";
import { tellRegistration } from "./tell-registration";

/** Writes an admission into the audit log and tells webhooks of what is new in it. */
export function noteAdmission(ctx: Ctx, event: Event, admission: Admission): void {
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
  if (how === "created") tellRegistration(ctx, "registration.created", event, registration);
  if (how === "revived") tellRegistration(ctx, "registration.updated", event, registration);
}
