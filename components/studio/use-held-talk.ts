import { useEffect, useRef } from "react";
import { useStore } from "@/components/room/use-store";
import { rightsOf } from "@/lib/stage/show-roles";
import type { DeskEntry } from "./people-view";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";

/** Whether talkback can reach this person: connected, on stage or backstage, and not the user themselves. */
export const canReceiveTalkback = ({ identity, here, role }: DeskEntry, me: string): boolean =>
  here && identity !== me && rightsOf(role).rooms.backstage !== null;

/** Private talkback to one person while a button is held. It ends with the button, which reports no release then. */
export function useHeldTalk(person: DeskEntry) {
  const { controller, me } = useStudio();
  const { identity, name } = person;
  const { talk } = controller;
  const talking = useStore(talk.addressed)?.identity === identity;
  const possible = canReceiveTalkback(person, me);
  const started = useRef(false);
  useEffect(() => {
    if (!possible) return;
    return () => {
      if (started.current && talk.addressed.get()?.identity === identity) talk.interrupt();
      started.current = false;
    };
  }, [possible, talk, identity]);
  return {
    possible,
    talking,
    start: () => {
      started.current = true;
      void talk.start({ identity, name }).catch(showError);
    },
    stop: () => {
      started.current = false;
      void talk.stop().catch(showError);
    },
  };
}
