import { guestIdentity } from "@/lib/providers/room/identity";
import { beginningOf, type StagePerson } from "@/lib/stage";

interface GuestRow {
  id: string;
  name: string;
  title: string;
  company: string;
  accessVersion: number;
}

/** A guest as the stage shows them. */
export function guestPerson(guest: GuestRow): StagePerson {
  const title = beginningOf([guest.title, guest.company].filter(Boolean).join(", "), 200);
  const name = beginningOf(guest.name.trim(), 200) || "Guest";
  const identity = guestIdentity(guest.id, guest.accessVersion);
  return { identity, name, title, kind: "guest", muted: false };
}
