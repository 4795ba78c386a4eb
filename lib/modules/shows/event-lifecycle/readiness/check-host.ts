import type { Check } from "./check";

/** Checks that the show has a named host. */
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
