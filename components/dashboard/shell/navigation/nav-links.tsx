"use client";

import { useDrawn, useEnvironment } from "../../access/environment";
import { areasFor } from "./nav-items";
import { NavList } from "./nav-list";

/** The areas of the workspace; `onGo` closes the drawer that the list may be in. */
export function NavLinks({ onGo }: { onGo?: () => void }) {
  const { role, environment } = useDrawn();
  const { base } = useEnvironment();
  return <NavList groups={areasFor(role, environment)} base={base} onGo={onGo} />;
}
