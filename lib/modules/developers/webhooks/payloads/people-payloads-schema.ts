import { z } from "zod";
import { RegistrationSchema } from "@/lib/modules/registrations/places/registration-schema";
import { instantOut } from "@/lib/operation/fields";
import { exampleAt, exampleSlug, payload, payloadObject, reason, showRef } from "./payload-schema";

const RegistrationChange = payloadObject({
  ...showRef,
  client_id: z.string(),
  registration: RegistrationSchema.omit({ join_link: true }).loose(),
});

type Registration = z.output<typeof RegistrationChange>;
const registration = (part: Partial<Registration["registration"]> = {}): Registration => ({
  event_slug: exampleSlug,
  client_id: "0b9d2a52-8a3e-4a5e-9c56-6f2f6c7a1d10",
  registration: {
    id: "reg_01k9registration0000000000",
    name: "Cleo Park",
    email: "cleo@example.com",
    state: "confirmed",
    held_until: null,
    source: "signup",
    marketing_consent: false,
    consent: { marketing: false, at: exampleAt, source: "signup", wording: null, attestation: null },
    time_zone: "Asia/Seoul",
    utm: { source: "newsletter" },
    referrer: "https://news.example.com/",
    unsubscribed_at: null,
    joined_at: null,
    created_at: exampleAt,
    updated_at: exampleAt,
    ...part,
  },
});

const GuestChange = payloadObject({
  ...showRef,
  guest: payloadObject({ id: z.string(), name: z.string(), title: z.string(), company: z.string() }),
  changed: z.array(z.string()).optional().describe("The fields that changed."),
});

type Guest = z.output<typeof GuestChange>;
const guest = (changed?: string[]): Guest => ({
  event_slug: exampleSlug,
  guest: {
    id: "gst_01k9guest00000000000000000",
    name: "Ana Costa",
    title: "Head of Platform",
    company: "Northwind",
  },
  ...(changed ? { changed } : {}),
});

const attendee = {
  registration_id: "reg_01k9registration0000000000",
  name: "Cleo Park",
  email: "cleo@example.com",
};
const Attendee = payloadObject({ registration_id: z.string(), name: z.string(), email: z.string() });

const Poll = payloadObject({ id: z.string(), question: z.string(), options: z.array(z.string()) });
const poll = {
  id: "poll_1",
  question: "How often do you ship?",
  options: ["Every day", "Every week", "Less often"],
};

/** Registrations, rosters, and audience activity. */
export const peoplePayloads = {
  "registration.created": payload(
    "Sent for each new registration, from the signup page, a call or an import. Never contains the personal join link.",
    RegistrationChange,
    registration(),
  ),
  "registration.updated": payload(
    "Sent when a registration's state or details change, for example when a waitlisted person is confirmed.",
    RegistrationChange,
    registration({ time_zone: "Europe/Paris" }),
  ),
  "registration.removed": payload(
    "Sent when a registration is removed: delete your copy too.",
    RegistrationChange,
    registration({ state: "cancelled" }),
  ),
  "guest.added": payload(
    "Sent when a guest is added. Never contains the email address or backstage link.",
    GuestChange,
    guest(),
  ),
  "guest.updated": payload(
    "Sent when a guest's details change or their backstage link is created, rotated or revoked; `changed` lists the fields.",
    GuestChange,
    guest(["title"]),
  ),
  "guest.removed": payload(
    "Sent when a guest is removed; their backstage link no longer works.",
    GuestChange,
    guest(),
  ),
  "import.finished": payload(
    "Sent once when a registration import has processed all its rows, or has failed. `updated` were already registered, `skipped` are suppressed or didn't get a place, `failed` are rows without a valid email address.",
    payloadObject({
      ...showRef,
      job_id: z.string(),
      state: z.enum(["succeeded", "failed"]),
      reason: reason.nullable(),
      created: z.int(),
      updated: z.int(),
      skipped: z.int(),
      failed: z.int(),
    }),
    {
      event_slug: exampleSlug,
      job_id: "job_01k9import0000000000000000",
      state: "succeeded",
      reason: null,
      created: 812,
      updated: 14,
      skipped: 31,
      failed: 2,
    },
  ),
  "attendee.joined": payload(
    "Sent when an attendee joins the room, again after each absence; a second tab sends nothing.",
    payloadObject({ ...showRef, attendee: Attendee, joined_at: instantOut() }),
    { event_slug: exampleSlug, attendee, joined_at: exampleAt },
  ),
  "attendee.left": payload(
    "Sent when an attendee's last tab leaves the room.",
    payloadObject({
      ...showRef,
      attendee: Attendee,
      joined_at: instantOut().describe("When they first joined."),
      left_at: instantOut(),
      connected_sec: z.int().describe("Total time in this show's room; two tabs at once count once."),
    }),
    {
      event_slug: exampleSlug,
      attendee,
      joined_at: exampleAt,
      left_at: "2026-11-21T17:42:30.000Z",
      connected_sec: 2_550,
    },
  ),
  "poll.opened": payload("Sent when a poll opens for votes.", payloadObject({ ...showRef, poll: Poll }), {
    event_slug: exampleSlug,
    poll,
  }),
  "poll.closed": payload(
    "Sent when a poll closes; `counts` are the votes, in the order of `options`.",
    payloadObject({ ...showRef, poll: Poll.extend({ counts: z.array(z.int()) }) }),
    { event_slug: exampleSlug, poll: { ...poll, counts: [34, 61, 12] } },
  ),
  "question.asked": payload(
    "Sent when an attendee asks a question, before anyone reviews it.",
    payloadObject({
      ...showRef,
      question: payloadObject({
        id: z.string(),
        text: z.string(),
        asked_by: z.string(),
        asked_at: instantOut(),
      }),
    }),
    {
      event_slug: exampleSlug,
      question: {
        id: "qst_01k9question00000000000000",
        text: "How small is small?",
        asked_by: "Cleo Park",
        asked_at: exampleAt,
      },
    },
  ),
  "cta.clicked": payload(
    "Sent when an attendee clicks the call to action, once per person and call to action. `attendee` is null if they didn't register.",
    payloadObject({
      ...showRef,
      cta: payloadObject({ id: z.string(), label: z.string(), url: z.string() }),
      attendee: Attendee.nullable(),
      clicked_at: instantOut(),
    }),
    {
      event_slug: exampleSlug,
      cta: {
        id: "cta_01k9cta0000000000000000000",
        label: "Read the guide",
        url: "https://example.com/guide",
      },
      attendee,
      clicked_at: exampleAt,
    },
  ),
};
