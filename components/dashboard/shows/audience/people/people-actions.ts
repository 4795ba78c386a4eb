import type { LucideIcon } from "lucide-react";
import { Ban, CircleCheck, Hourglass, MailCheck, Trash2 } from "lucide-react";
import type { DataOf } from "@/lib/client/wire-types";
import { type PersonRow, type PersonState, peopleCount } from "../../../parts/words/people-words";

export type PeopleAction = "confirm" | "waitlist" | "cancel" | "remove" | "send_confirmation";
export type Changed = DataOf<"changePeople">["changed"];

interface ActionWords {
  action: PeopleAction;
  label: string;
  icon: LucideIcon;
  /** Confirmation shown first if the action can't simply be undone. */
  ask?: { title: (count: string) => string; description: string; confirm: string };
  done: (count: string) => string;
  danger?: boolean;
}

export const PEOPLE_ACTIONS: readonly ActionWords[] = [
  {
    action: "confirm",
    label: "Confirm",
    icon: CircleCheck,
    done: (count) => `${count} confirmed.`,
  },
  {
    action: "cancel",
    label: "Cancel registrations",
    icon: Ban,
    ask: {
      title: (count) => `Cancel the registrations of ${count}?`,
      description:
        "Their personal links stop working and free spots are offered to the waitlist. You can undo this while spots are free.",
      confirm: "Cancel registrations",
    },
    done: (count) => `${count} cancelled.`,
  },
  {
    action: "waitlist",
    label: "Move to waitlist",
    icon: Hourglass,
    done: (count) => `${count} waitlisted.`,
  },
  {
    action: "send_confirmation",
    label: "Send confirmation",
    icon: MailCheck,
    ask: {
      title: (count) => `Send confirmation to ${count}?`,
      description: "Each person gets an email with their personal link and current status.",
      confirm: "Send",
    },
    done: (count) => `Sending confirmation to ${count}.`,
  },
  {
    action: "remove",
    label: "Remove",
    icon: Trash2,
    danger: true,
    ask: {
      title: (count) => `Remove ${count}?`,
      description: "They’re removed from the list and their links stop working. This can’t be undone.",
      confirm: "Remove",
    },
    done: (count) => `${count} removed.`,
  },
];

const STATE_AFTER: Partial<Record<PeopleAction, PersonState>> = {
  confirm: "confirmed",
  waitlist: "waitlisted",
  cancel: "cancelled",
};

/** Returns a row after an action; undefined if it was removed. */
export function afterAction(person: PersonRow, action: PeopleAction): PersonRow | undefined {
  if (action === "remove") return undefined;
  const state = STATE_AFTER[action];
  return state ? { ...person, state, held_until: null } : person;
}

/** Returns what undoes an action, and for whom. A decided request can't become pending again. */
export function inverseOf(action: PeopleAction, changed: Changed): { action: PeopleAction; ids: string[] }[] {
  if (action === "remove" || action === "send_confirmation") return [];
  const from = (state: PersonState) =>
    changed.filter(({ before }) => before === state).map(({ registration_id }) => registration_id);
  const back: { action: PeopleAction; ids: string[] }[] = [
    { action: "confirm", ids: from("confirmed") },
    { action: "cancel", ids: from("cancelled") },
    // A cancelled registration can only be confirmed.
    ...(action === "cancel" ? [] : [{ action: "waitlist" as const, ids: from("waitlisted") }]),
  ];
  return back.filter(({ ids }) => ids.length > 0);
}

export const doneWords = (action: PeopleAction, count: number): string =>
  PEOPLE_ACTIONS.find((words) => words.action === action)?.done(peopleCount(count)) ?? "";
