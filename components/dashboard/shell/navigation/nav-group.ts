import type { LucideIcon } from "lucide-react";
import { atLeast, type Role } from "@/lib/platform/security/roles";

export interface NavItem {
  /** Behind the address of what the navigation belongs to: an environment or a show. */
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

/** What of a navigation is of use to someone in this role. Groups without pages are left out. */
export const shownGroups = (
  groups: readonly NavGroup[],
  role: Role,
  environment: "test" | "live",
): readonly NavGroup[] =>
  groups
    .map(({ heading, items }) => ({
      heading,
      items: items.filter(
        ({ least, only = environment }) =>
          only === environment && (least === undefined || atLeast(role, least)),
      ),
    }))
    .filter(({ items }) => items.length > 0);

/** Whether an item's page, or one beneath it, is the page at `path`. */
export function isCurrent(item: NavItem, base: string, path: string): boolean {
  const href = `${base}${item.path}`;
  return path === href || (item.path !== "" && path.startsWith(`${href}/`));
}
