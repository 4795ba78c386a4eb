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
  /** The scene that it becomes. */
  id: string;
  title: string;
  offsetSec: number;
  minutes: number;
  assignee: string | null;
}

/** All that a theme draws: a public event, put into the order of a page. Plain data. */
export interface SignupView {
  slug: string;
  theme: SignupTheme;
  colours: Record<`--${string}`, string>;
  language: string;
  /** The big words: the headline when there is one, else the title. */
  headline: string;
  /** The show's title, when the headline is something else. */
  title: string | null;
  sub: string;
  /** What the show is about. */
  story: StoryBlock[];
  /** What people will learn. */
  learn: string[];
  startsAt: string | null;
  endsAt: string | null;
  timezone: string;
  /** Who puts the show on. */
  organiser: string;
  /** A path on this site, or null. */
  logo: string | null;
  speakers: SignupSpeaker[];
  agenda: SignupAgendaItem[];
  /** First tier first. */
  sponsors: SignupSponsor[];
  cta: string;
  onAir: boolean;
  /** What those who watch may do. */
  watch: AudienceSettings & {
    /** Without signing up, by the viewer link. */
    open: boolean;
  };
  watchPath: string;
  pageUrl: string;
  isTest: boolean;
  mode: "open" | "waitlist" | "approval" | "closed";
  closedReason: ClosedReason | null;
  fewPlaces: boolean;
  /** Another show to offer, where this one is over or cancelled. */
  next: { title: string; startsAt: string | null; timezone: string; link: string } | null;
  calendar: { google: string; outlook: string; file: string } | null;
  /** What the visitor has just done, when the page answers a form without JavaScript. */
  done: PlaceState | null;
  problems: Record<string, string>;
  typed: { name: string; email: string; marketingConsent: boolean };
  /** Where the visitor came from, carried into the registration. */
  utm: Record<string, string>;
}
