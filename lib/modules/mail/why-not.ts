/** Why a mail does not go out, for programs; the reason beside it is for people. */
export type WhyNot =
  | "workspace_inactive"
  | "client_inactive"
  | "gone"
  | "show_cancelled"
  | "show_archived"
  | "show_not_published"
  | "show_over"
  | "switched_off"
  | "start_moved"
  | "too_late"
  | "place_given_up"
  | "no_place_yet"
  | "place_held"
  | "message_cancelled"
  | "unsubscribed"
  | "address_suppressed";
