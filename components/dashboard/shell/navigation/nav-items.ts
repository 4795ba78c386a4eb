import {
  BookUser,
  Bot,
  ChartColumn,
  CircleAlert,
  History,
  House,
  Inbox,
  KeyRound,
  Layers,
  ListTree,
  Mail,
  PhoneCall,
  Radio,
  ScrollText,
  Settings,
  Users,
  Waypoints,
} from "lucide-react";
import type { Role } from "@/lib/platform/security/roles";
import { type NavGroup, shownGroups } from "./nav-group";

const NAV: readonly NavGroup[] = [
  {
    heading: null,
    items: [
      { path: "", label: "Home", icon: House },
      { path: "/shows", label: "Shows", icon: Radio },
      { path: "/series", label: "Series", icon: Layers },
      { path: "/email-templates", label: "Email templates", icon: Mail },
      { path: "/calls", label: "Calls", icon: PhoneCall },
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

/** The areas of an environment that this role can use. */
export const areasFor = (role: Role, environment: "test" | "live"): readonly NavGroup[] =>
  shownGroups(NAV, role, environment);
