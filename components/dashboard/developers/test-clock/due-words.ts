const KINDS: Record<string, string> = {
  "reminder.send": "Reminder",
  "after-show.send": "Emails after the show",
  "mail.send": "Email",
  "webhook.deliver": "Webhook delivery",
  "plan.write": "Run of show",
  "communication.send": "Message",
  "guest.invite": "Guest invitation",
  "registrations.offer-places": "Waitlist offers",
  "registrations.import": "Registration import",
};

const DETAILS: Record<string, string> = {
  h24: "24 hours before",
  h1: "1 hour before",
  live: "at the start",
  changed: "date changed",
};

/** What falls due, in words: "Reminder, one hour before". New kinds keep the API's name. */
export function dueWords({ kind, detail }: { kind: string; detail: string | null }): string {
  return [KINDS[kind] ?? kind, detail && (DETAILS[detail] ?? detail)].filter(Boolean).join(", ");
}
