import type { Event } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import { minutesOf } from "./schedule";

/** Returns the audit log's fields of an event, under their API names and without links. */
export function auditEvent(event: Event) {
  return {
    title: event.title,
    state: event.state,
    client_id: event.clientId,
    brief: event.brief,
    description: event.description,
    starts_at: event.startsAt,
    ends_at: event.endsAt,
    duration_min: minutesOf(event),
    timezone: event.timezone,
    language: event.language,
    theme: event.theme,
    social: event.social,
    ...configOf(event),
    capacity: event.capacity,
    waitlist: event.waitlist,
    approval: event.approval,
    approval_domains: event.approvalDomains,
    waitlist_hold_min: event.holdMinutes,
    series: event.series,
    clip_slots: event.clipSlots,
  };
}

export type AuditedEvent = ReturnType<typeof auditEvent>;
