"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { useOneOpen } from "@/components/ui/use-one-open";
import { GuestLinkDialog } from "./guest-link-dialog";
import type { DeskEntry } from "./people-view";
import { PrivateChatDialog } from "./private-chat-dialog";
import { RemoveDialog } from "./remove-dialog";
import { RenameDialog } from "./rename-dialog";
import { useStudio } from "./studio-context";
import type { DeskGuest } from "./studio-types";

type OfGuest = "chat" | "link";
type OfPerson = "rename" | "remove";

interface PersonDialogs {
  /** Id of the guest whose private chat is open. */
  chatWith: string | undefined;
  openFor: (guest: DeskGuest, dialog: OfGuest) => void;
  openOn: (person: DeskEntry, dialog: OfPerson) => void;
}

const PersonDialogsContext = createContext<PersonDialogs>({
  chatWith: undefined,
  openFor: () => undefined,
  openOn: () => undefined,
});

/** Opens the dialogs about one person. Only inside `PersonDialogsProvider`. */
export const usePersonDialogs = (): PersonDialogs => useContext(PersonDialogsContext);

/**
 * The dialogs about one person of a list. They aren't part of the person's row, which is removed when the person comes on
 * stage or reloads the page: what is typed by then would be lost, and the rest of it would be keyboard shortcuts.
 */
export function PersonDialogsProvider({ children }: { children: ReactNode }) {
  const { desk } = useStudio();
  const dialogs = useOneOpen<OfGuest | OfPerson>();
  const [guest, setGuest] = useState<DeskGuest>();
  const [person, setPerson] = useState<DeskEntry>();
  const chat = dialogs.of("chat");
  const value: PersonDialogs = {
    chatWith: chat.open ? guest?.id : undefined,
    openFor: (asked, dialog) => {
      setGuest(asked);
      dialogs.show(dialog)();
    },
    openOn: (asked, dialog) => {
      setPerson(asked);
      dialogs.show(dialog)();
    },
  };
  const linked = desk.event.guests.find(({ id }) => id === guest?.id) ?? guest;
  return (
    <PersonDialogsContext value={value}>
      {children}
      {guest && <PrivateChatDialog key={`chat-${guest.id}`} guest={guest} {...chat} />}
      {linked && <GuestLinkDialog key={`link-${linked.id}`} guest={linked} {...dialogs.of("link")} />}
      {person && (
        <>
          <RenameDialog key={`rename-${person.identity}`} person={person} {...dialogs.of("rename")} />
          <RemoveDialog key={`remove-${person.identity}`} person={person} {...dialogs.of("remove")} />
        </>
      )}
    </PersonDialogsContext>
  );
}
