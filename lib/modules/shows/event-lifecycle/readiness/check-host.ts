import type { Check } from "./check";

/** Whether somebody stands for the show by name. */
export const checkHost: Check = ({ config }) =>
  config.host.name
    ? []
    : [
        {
          code: "no_host",
          severity: "info",
          message: "No host is set: pages and emails only name the organizer.",
          mend: { text: "Set `host.name`.", page: "/details", operation: "updateEvent" },
        },
      ];
