import type { LucideIcon } from "lucide-react";
import { atLeast, type Role } from "@/lib/platform/security/roles";

export interface NavItem {
  /** Path after the base URL: an environment's or a show's. */
  path: string;
  label: string;
  icon: LucideIcon;
  /** Lowest role that can use the page. */
  least?: Role;
  /** The only environment that has the page. */
  only?: "test" | "live";
}

export interface NavGroup {
  heading: string | null;
  items: readonly NavItem[];
}

/** Returns the groups with the pages that this role can use. Groups without pages are left out. */
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

/** Whether `path` is an item's page, or one below it. */
export function isCurrent(item: NavItem, base: string, path: string): boolean {
  const href = `${base}${item.path}`;
  return path === href || (item.path !== "" && path.startsWith(`${href}/`));
}
