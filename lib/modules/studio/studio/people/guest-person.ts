import { guestPersonId } from "@/lib/providers/room/identity";
import { beginningOf, type StagePerson } from "@/lib/stage";

interface GuestRow {
  id: string;
  name: string;
  title: string;
  company: string;
}

/** Returns a guest as shown on stage: the same person with any of their links. */
export function guestPerson(guest: GuestRow): StagePerson {
  const title = beginningOf([guest.title, guest.company].filter(Boolean).join(", "), 200);
  const name = beginningOf(guest.name.trim(), 200) || "Guest";
  return { identity: guestPersonId(guest.id), name, title, kind: "guest", muted: false };
}
