"use client";

import { useDrawn, useEnvironment } from "../../access/environment";
import { areasFor } from "./nav-items";
import { NavList } from "./nav-list";

/** The workspace's areas. `onGo` closes the drawer that may contain the list. */
export function NavLinks({ onGo }: { onGo?: () => void }) {
  const { role, environment } = useDrawn();
  const { base } = useEnvironment();
  return <NavList groups={areasFor(role, environment)} base={base} onGo={onGo} />;
}
