import {
  CalendarClock,
  ChartArea,
  Clapperboard,
  ClipboardList,
  FileText,
  Film,
  Handshake,
  ListOrdered,
  Megaphone,
  MessageSquareText,
  MicVocal,
  PanelTop,
  PenLine,
  Presentation,
  Radio,
  Scissors,
  Send,
  Share2,
  SlidersHorizontal,
  Truck,
  Users,
} from "lucide-react";
import type { Role } from "@/lib/platform/security/roles";
import { type NavGroup, shownGroups } from "./nav-group";

/**
 * A show's pages, in the order in which a show is made. Add a page with one line here; paths are relative to
 * the show's.
 */
export const SHOW_PAGES: readonly NavGroup[] = [
  {
    heading: null,
    items: [
      { path: "", label: "Overview", icon: Radio },
      { path: "/details", label: "Details", icon: SlidersHorizontal, least: "member" },
    ],
  },
  {
    heading: "Content",
    items: [
      { path: "/plan", label: "Run of show", icon: ListOrdered },
      { path: "/decks", label: "Slides", icon: Presentation },
      { path: "/videos", label: "Videos", icon: Clapperboard },
    ],
  },
  {
    heading: "Audience",
    items: [
      { path: "/signup", label: "Signup page", icon: PanelTop },
      { path: "/promo-kit", label: "Promo kit", icon: Megaphone },
      { path: "/people", label: "People", icon: Users },
    ],
  },
  {
    heading: "Email",
    items: [
      { path: "/messages", label: "Messages", icon: Send },
      { path: "/email-templates", label: "Templates", icon: FileText },
      { path: "/schedule", label: "Schedule", icon: CalendarClock },
    ],
  },
  {
    heading: "Production",
    items: [
      { path: "/guests", label: "Guests", icon: MicVocal },
      { path: "/rehearsals", label: "Rehearsals", icon: ClipboardList },
      { path: "/sponsors", label: "Sponsors", icon: Handshake },
      { path: "/vendors", label: "Vendors", icon: Truck },
    ],
  },
  {
    heading: "After",
    items: [
      { path: "/recording", label: "Recording", icon: Film },
      { path: "/clips", label: "Clips", icon: Scissors },
      { path: "/content", label: "Content", icon: PenLine },
      { path: "/distribution", label: "Distribution", icon: Share2 },
      { path: "/analytics", label: "Analytics", icon: ChartArea },
      { path: "/survey", label: "Survey", icon: MessageSquareText },
    ],
  },
];

/** A show's pages that this role can use. */
export const showPagesFor = (role: Role, environment: "test" | "live"): readonly NavGroup[] =>
  shownGroups(SHOW_PAGES, role, environment);
