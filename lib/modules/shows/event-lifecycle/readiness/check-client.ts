import type { Check } from "./check";

/** Requires an active client. */
export const checkClient: Check = ({ client }) =>
  client.status === "active"
    ? []
    : [
        {
          code: "client_inactive",
          severity: "blocking",
          message: `The client is ${client.status}, so its shows can't be published.`,
          mend: {
            text: "Make the client active again.",
            page: "/clients",
            operation: "updateClient",
          },
          field: "not_allowed",
        },
      ];
