import { calendarLinks } from "@/lib/modules/email/sending";
import type { PublicEvent } from "@/lib/modules/shows/events/public/public-schema";
import type { SignupSpeaker, SignupView } from "@/lib/signup/signup-view";
import { signupColours } from "@/lib/theme/signup-colours";
import { sameOriginImage } from "./same-origin-image";
import { storyOf } from "./story-of";

type Visit = Pick<SignupView, "done" | "problems" | "typed" | "utm">;

const NOTHING_DONE: Visit = {
  done: null,
  problems: {},
  typed: { name: "", email: "", marketingConsent: false },
  utm: {},
};

/** Returns a public event in the order of its page, with the details of this visit. */
export function signupView(event: PublicEvent, visit: Visit = NOTHING_DONE): SignupView {
  const headline = event.signup.headline || event.title;
  const closed = !event.registration_open;
  const waiting = event.places === "none" && event.waitlist;
  return {
    slug: event.slug,
    theme: event.theme,
    colours: signupColours(event.theme, event.brand.accent),
    language: event.language,
    headline,
    title: headline === event.title ? null : event.title,
    sub: event.signup.sub,
    story: storyOf(event.description),
    learn: event.page.learn,
    startsAt: event.starts_at,
    endsAt: event.ends_at,
    timezone: event.timezone,
    organiser: event.organiser.name,
    logo: sameOriginImage(event.brand.logo),
    speakers: speakersOf(event),
    agenda: event.agenda.map((part) => ({
      id: part.id,
      title: part.title,
      offsetSec: part.offset_sec,
      minutes: Math.max(1, Math.round(part.duration_sec / 60)),
      assignee: part.assignee,
    })),
    sponsors: event.sponsors.map((sponsor) => ({ ...sponsor, logo: sameOriginImage(sponsor.logo) })),
    cta: event.signup.config.cta_text,
    onAir: event.state === "live",
    hasReplay: event.replay !== null,
    replayUntil: event.after.replay === "until" ? event.after.until : null,
    watch: event.watch,
    watchPath: `/watch/${event.slug}`,
    pageUrl: event.links.signup_page,
    isTest: event.environment === "test",
    mode: closed ? "closed" : event.approval ? "approval" : waiting ? "waitlist" : "open",
    closedReason: event.closed_reason,
    fewPlaces: event.places === "few",
    next: event.next_show && {
      title: event.next_show.title,
      startsAt: event.next_show.starts_at,
      timezone: event.next_show.timezone,
      link: event.next_show.link,
    },
    calendar: calendarOf(event),
    ...visit,
  };
}

function speakersOf(event: PublicEvent): SignupSpeaker[] {
  const roleOf = (person: { title: string; company: string }) =>
    [person.title, person.company].filter(Boolean).join(", ");
  const host: SignupSpeaker[] = event.host.name
    ? [
        {
          id: "host",
          name: event.host.name,
          role: roleOf(event.host),
          intro: "",
          photo: sameOriginImage(event.host.photo),
          isHost: true,
        },
      ]
    : [];
  const guests = event.guests.map((guest) => ({
    id: guest.id,
    name: guest.name,
    role: roleOf(guest),
    intro: guest.intro,
    photo: sameOriginImage(guest.photo),
    isHost: false,
  }));
  return [...host, ...guests];
}

function calendarOf(event: PublicEvent): SignupView["calendar"] {
  if (!event.starts_at || !event.ends_at) return null;
  const links = calendarLinks({
    title: event.title,
    startsAt: new Date(event.starts_at),
    endsAt: new Date(event.ends_at),
    url: event.links.viewer_link,
    details: event.signup.sub || event.title,
  });
  return { ...links, file: `/calendar/${event.slug}` };
}
