import type { BodyOf, DataOf } from "@/lib/client/wire-types";

/** Recipient groups. The API has finer ones. */
export const GROUPS = [
  { value: "placed", label: "Confirmed attendees" },
  { value: "waiting", label: "Waitlisted attendees" },
  { value: "came", label: "Attendees who joined" },
  { value: "missed", label: "Attendees who missed the show" },
  { value: "guests", label: "Guests" },
  { value: "everyone", label: "Confirmed attendees and guests" },
] as const;

export type Group = (typeof GROUPS)[number]["value"];

export interface MessageDraft {
  subject: string;
  body: string;
  group: Group;
}

type Body = BodyOf<"createCommunicationDraft">;

const AUDIENCES: Record<Group, Body["audience"]> = {
  placed: { to: "registrations" },
  waiting: { to: "registrations", states: ["waitlisted"] },
  came: { to: "registrations", attended: true },
  missed: { to: "registrations", attended: false },
  guests: { to: "guests" },
  everyone: { to: "everyone" },
};

export const bodyOf = ({ subject, body, group }: MessageDraft): Body => ({
  subject,
  body,
  audience: AUDIENCES[group],
});

export const isWritten = ({ subject, body }: MessageDraft): boolean =>
  subject.trim() !== "" && body.trim() !== "";

const BLANK: MessageDraft = { subject: "", body: "Hi {{name}},\n\n", group: "placed" };

/** Initial values of a new message: copied from another one if given. */
export function draftFrom(message: DataOf<"getCommunication"> | undefined): MessageDraft {
  if (!message) return BLANK;
  const { to, states, attended } = message.audience;
  const group = GROUPS.find(({ value }) => {
    const audience = AUDIENCES[value];
    return (
      audience.to === to &&
      audience.attended === attended &&
      (audience.states ?? ["confirmed"]).join() === states.join()
    );
  });
  return { subject: message.subject, body: message.body, group: group?.value ?? "placed" };
}
