import type { Check } from "./check";

/** Checks that the signup page says what the show is about. */
export const checkPage: Check = ({ event, config, plan }) => {
  const written = (plan?.signup ?? {}) as { sub?: string };
  if (event.description || config.signup.sub || written.sub) return [];
  return [
    {
      code: "page_says_nothing",
      severity: "warning",
      message: "The signup page has a title but doesn't say what the show is about.",
      mend: { text: "Write `description` or `signup.sub`.", page: "/details", operation: "updateEvent" },
    },
  ];
};
