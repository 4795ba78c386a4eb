import {
  BookUser,
  Bot,
  ChartColumn,
  CircleAlert,
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

export interface NavItem {
  /** Under `/dashboard/{environment}`. */
  path: string;
  label: string;
  icon: LucideIcon;
  testOnly?: boolean;
}

export interface NavGroup {
  heading: string | null;
  items: readonly NavItem[];
}

export const NAV: readonly NavGroup[] = [
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
      { path: "/keys", label: "API keys", icon: KeyRound },
      { path: "/agents", label: "Agents", icon: Bot },
      { path: "/requests", label: "Requests", icon: ListTree },
      { path: "/errors", label: "Errors", icon: CircleAlert },
      { path: "/usage", label: "Usage and budget", icon: ChartColumn },
      { path: "/webhooks", label: "Webhooks", icon: Waypoints },
      { path: "/audit-log", label: "Audit log", icon: ScrollText },
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
