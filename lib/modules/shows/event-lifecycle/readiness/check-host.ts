import type { Check } from "./check";

/** Whether somebody stands for the show by name. */
export const checkHost: Check = ({ config }) =>
  config.host.name
    ? []
    : [
        {
          code: "no_host",
          severity: "info",
          message: "Nobody is named as host: pages and mails name the organiser alone.",
          mend: { text: "Set `host.name`.", page: "/details", operation: "updateEvent" },
        },
      ];
