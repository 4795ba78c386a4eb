import type { CopyPart } from "./copy-part";

/** How the show is set up, but for its date, page and look. */
export const settingsPart: CopyPart = {
  fields: ({ event, config: { host, emcee, reminders, after, watch, survey, holding } }) => ({
    brief: event.brief,
    social: event.social,
    host: { ...host, email: host.email ?? undefined },
    emcee,
    reminders,
    // Until when a replay was there is over for the next show.
    after: { message: after.message, replay: after.replay === "off" ? "off" : "on" },
    watch,
    survey,
    holding,
    capacity: event.capacity,
    waitlist: event.waitlist,
    approval: event.approval,
    approval_domains: event.approvalDomains,
    waitlist_hold_min: event.holdMinutes,
    clip_slots: event.clipSlots,
  }),
};
