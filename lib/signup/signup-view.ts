import type { AudienceSettings } from "@/lib/live";
import type { ClosedReason } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import type { SponsorTier } from "@/lib/modules/show-basics/sponsor-lines/tier-schema";
import type { SignupTheme } from "@/lib/theme/signup-colours";
import type { StoryBlock } from "./story";
import type { PlaceState } from "./words/signup-words";

export interface SignupSpeaker {
  id: string;
  name: string;
  /** Title and company in one line. */
  role: string;
  intro: string;
  /** A path on this site, or null. */
  photo: string | null;
  isHost: boolean;
}

export interface SignupSponsor {
  id: string;
  name: string;
  tier: SponsorTier;
  /** A path on this site, or null. */
  logo: string | null;
  url: string | null;
  blurb: string;
}

export interface SignupAgendaItem {
  /** The scene that shows it. */
  id: string;
  title: string;
  offsetSec: number;
  minutes: number;
  assignee: string | null;
}

/** A public show arranged for a page, as plain data: everything that a theme renders. */
export interface SignupView {
  slug: string;
  theme: SignupTheme;
  colours: Record<`--${string}`, string>;
  language: string;
  /** The headline, or the title if there is none. */
  headline: string;
  /** The show's title, if the headline is different. */
  title: string | null;
  sub: string;
  /** The show's description. */
  story: StoryBlock[];
  /** What attendees will learn. */
  learn: string[];
  startsAt: string | null;
  endsAt: string | null;
  timezone: string;
  /** The name of the show's organizer. */
  organiser: string;
  /** A path on this site, or null. */
  logo: string | null;
  speakers: SignupSpeaker[];
  agenda: SignupAgendaItem[];
  /** In order of tiers. */
  sponsors: SignupSponsor[];
  cta: string;
  onAir: boolean;
  /** Whether the show's recording can be watched now. */
  hasReplay: boolean;
  /** Until when, if it doesn't stay. */
  replayUntil: string | null;
  /** What viewers may do. */
  watch: AudienceSettings & {
    /** Whether the viewer link works without signing up. */
    open: boolean;
  };
  watchPath: string;
  pageUrl: string;
  isTest: boolean;
  mode: "open" | "waitlist" | "approval" | "closed";
  closedReason: ClosedReason | null;
  fewPlaces: boolean;
  /** Another show to offer if this one is over or canceled. */
  next: { title: string; startsAt: string | null; timezone: string; link: string } | null;
  calendar: { google: string; outlook: string; file: string } | null;
  /** What the visitor has just done, when the page answers a form submitted without JavaScript. */
  done: PlaceState | null;
  problems: Record<string, string>;
  typed: { name: string; email: string; marketingConsent: boolean };
  /** Where the visitor came from, stored with the registration. */
  utm: Record<string, string>;
}
