import { guestIdentity } from "@/lib/providers/room/identity";
import type { StagePerson } from "@/lib/stage";

interface GuestRow {
  id: string;
  name: string;
  title: string;
  company: string;
  accessVersion: number;
}

/** A guest as the stage shows them. */
export function guestPerson(guest: GuestRow): StagePerson {
  const title = [guest.title, guest.company].filter(Boolean).join(", ").slice(0, 200);
  const name = guest.name.trim().slice(0, 200) || "Guest";
  const identity = guestIdentity(guest.id, guest.accessVersion);
  return { identity, name, title, kind: "guest", muted: false };
}
