import { guestPersonId } from "@/lib/providers/room/identity";
import { beginningOf, type StagePerson } from "@/lib/stage";

interface GuestRow {
  id: string;
  name: string;
  title: string;
  company: string;
}

/** A guest as the stage shows them: the same person whichever link they came by. */
export function guestPerson(guest: GuestRow): StagePerson {
  const title = beginningOf([guest.title, guest.company].filter(Boolean).join(", "), 200);
  const name = beginningOf(guest.name.trim(), 200) || "Guest";
  return { identity: guestPersonId(guest.id), name, title, kind: "guest", muted: false };
}
