"use client";

import type { ReactNode } from "react";
import { atLeast, type Role } from "@/lib/platform/security/roles";
import { useDrawn } from "./environment";

/** True when the viewer's role here is at least this one. */
export const useMay = (least: Role): boolean => atLeast(useDrawn().role, least);

interface ForRoleProps {
  least: Role;
  children: ReactNode;
  /** What the others get in their place. */
  otherwise?: ReactNode;
}

/** Controls for those who may use them. The operations check by themselves; this only spares people a refusal. */
export function ForRole({ least, children, otherwise }: ForRoleProps) {
  return useMay(least) ? children : otherwise;
}
