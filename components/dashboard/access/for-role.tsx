"use client";

import type { ReactNode } from "react";
import { atLeast, type Role } from "@/lib/platform/security/roles";
import { useDrawn } from "./environment";

/** True if the viewer's role is at least this one. */
export const useMay = (least: Role): boolean => atLeast(useDrawn().role, least);

interface ForRoleProps {
  least: Role;
  children: ReactNode;
  /** What everyone else sees instead. */
  otherwise?: ReactNode;
}

/**
 * Shows controls only to roles that may use them. The operations check permissions themselves; this just
 * avoids a refusal.
 */
export function ForRole({ least, children, otherwise }: ForRoleProps) {
  return useMay(least) ? children : otherwise;
}
