import type { Guest } from "@/lib/generated/prisma/client";
import type { Check, Open, Surroundings } from "./check";

type State = NonNullable<ReturnType<Surroundings["guestReadiness"]["get"]>>;
type Asked = Pick<Open, "code" | "severity"> & {
  isOpen: (state: State) => boolean;
  said: (names: string) => string;
  mend: string;
  operation: string;
};

/** What every guest must do before the show. */
const WANTED: readonly Asked[] = [
  {
    code: "guest_not_invited",
    severity: "warning",
    isOpen: ({ invitation, opened }) => !opened && ["none", "draft"].includes(invitation.state),
    said: (names) => `Not invited yet: ${names}.`,
    mend: "Invite them, or share their backstage link.",
    operation: "inviteGuest",
  },
  {
    code: "guest_invitation_failed",
    severity: "warning",
    isOpen: ({ invitation, opened }) => !opened && invitation.state === "failed",
    said: (names) => `The invitation wasn't delivered: ${names}.`,
    mend: "Correct the email address and invite them again.",
    operation: "resendGuestInvite",
  },
  {
    code: "guest_check_failed",
    severity: "warning",
    isOpen: ({ technical_check }) => technical_check.state === "failed",
    said: (names) => `Camera, sound or connection had a problem: ${names}.`,
    mend: "Ask them to test again with another device or connection.",
    operation: "getGuest",
  },
  {
    code: "guest_check_missing",
    severity: "info",
    isOpen: ({ technical_check }) => technical_check.state === "none" || technical_check.state === "expired",
    said: (names) => `Camera and sound not tested: ${names}.`,
    mend: "They can test on their backstage page.",
    operation: "getGuest",
  },
  {
    code: "guest_intro_missing",
    severity: "info",
    isOpen: ({ intro }) => !intro,
    said: (names) => `No introduction for the host to read: ${names}.`,
    mend: "Write their `intro`.",
    operation: "updateGuest",
  },
  {
    code: "guest_photo_missing",
    severity: "info",
    isOpen: ({ photo }) => !photo,
    said: (names) => `No photo: ${names}. Their page shows initials.`,
    mend: "Add a `photo`, or have them upload one on their backstage page.",
    operation: "updateGuest",
  },
];

const NAMED = 3;

function namesOf(people: readonly { name: string }[]): string {
  const more = people.length - NAMED;
  const named = people.slice(0, NAMED).map(({ name }) => name);
  return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
}

/** Reports how many guests are ready, one line per requirement. */
export const checkGuests: Check = ({ guests, guestReadiness, proposals }) => {
  const isOpen = (guest: Guest, asked: Asked): boolean => {
    const state = guestReadiness.get(guest.id);
    return state !== undefined && asked.isOpen(state);
  };
  const open = WANTED.flatMap((asked) => {
    const people = guests.filter((guest) => isOpen(guest, asked));
    return people.length === 0 ? [] : [about(people, asked)];
  });
  return proposals.length === 0 ? open : [...open, unanswered(proposals)];
};

const about = (people: readonly Guest[], { code, severity, said, mend, operation }: Asked): Open => ({
  code,
  severity,
  message: said(namesOf(people)),
  mend: { text: mend, page: "/guests", operation },
  subjects: people.map(({ id }) => id),
});

const unanswered = (people: readonly { id: string; name: string }[]): Open => ({
  code: "proposal_unanswered",
  severity: "info",
  message: `Named in the brief but not accepted as guests yet: ${namesOf(people)}.`,
  mend: { text: "Accept them as guests, or decline them.", page: "/guests", operation: "updateEvent" },
  subjects: people.map(({ id }) => id),
});
