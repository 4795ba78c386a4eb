import type { CopyPart } from "./copy-part";

/** Copies the show's settings, except date, page and branding. */
export const settingsPart: CopyPart = {
  fields: ({ event, config: { host, emcee, reminders, after, watch, survey, holding, recording } }) => ({
    brief: event.brief,
    social: event.social,
    host: { ...host, email: host.email ?? undefined },
    emcee,
    reminders,
    // The replay's expiry date doesn't apply to the new show.
    after: { message: after.message, replay: after.replay === "off" ? "off" : "on", emails: after.emails },
    watch,
    survey,
    holding,
    recording,
    capacity: event.capacity,
    waitlist: event.waitlist,
    approval: event.approval,
    approval_domains: event.approvalDomains,
    waitlist_hold_min: event.holdMinutes,
    clip_slots: event.clipSlots,
  }),
};
