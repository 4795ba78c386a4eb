import {
  BookUser,
  Bot,
  ChartColumn,
  CircleAlert,
  History,
  House,
  Inbox,
  KeyRound,
  ListTree,
  type LucideIcon,
  Radio,
  ScrollText,
  Settings,
  Users,
  Waypoints,
} from "lucide-react";
import { atLeast, type Role } from "@/lib/platform/security/roles";

export interface NavItem {
  /** Under `/dashboard/{environment}`. */
  path: string;
  label: string;
  icon: LucideIcon;
  /** The least role that finds anything there. */
  least?: Role;
  /** The one environment that has it. */
  only?: "test" | "live";
}

export interface NavGroup {
  heading: string | null;
  items: readonly NavItem[];
}

const NAV: readonly NavGroup[] = [
  {
    heading: null,
    items: [
      { path: "", label: "Home", icon: House },
      { path: "/shows", label: "Shows", icon: Radio },
      { path: "/clients", label: "Clients", icon: BookUser },
    ],
  },
  {
    heading: "Developers",
    items: [
      { path: "/keys", label: "API keys", icon: KeyRound, least: "admin" },
      { path: "/agents", label: "Agents", icon: Bot },
      { path: "/requests", label: "Requests", icon: ListTree },
      { path: "/errors", label: "Errors", icon: CircleAlert },
      { path: "/usage", label: "Usage and budget", icon: ChartColumn },
      { path: "/webhooks", label: "Webhooks", icon: Waypoints, least: "admin" },
      { path: "/test-clock", label: "Test clock", icon: History, least: "member", only: "test" },
      { path: "/audit-log", label: "Audit log", icon: ScrollText, least: "admin" },
    ],
  },
  {
    heading: "Workspace",
    items: [
      { path: "/inbox", label: "Inbox", icon: Inbox },
      { path: "/team", label: "Team", icon: Users },
      { path: "/settings", label: "Settings", icon: Settings },
    ],
  },
];

/** The areas of an environment that are of use to somebody in this role. */
export const areasFor = (role: Role, environment: "test" | "live"): readonly NavGroup[] =>
  NAV.map(({ heading, items }) => ({
    heading,
    items: items.filter(
      ({ least, only = environment }) =>
        only === environment && (least === undefined || atLeast(role, least)),
    ),
  }));
