"use client";

import { useEffect, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useAction } from "../../parts/actions/use-action";
import { peopleCount } from "../../parts/words/people-words";
import { useRecipients } from "./use-recipients";

interface CallOffDialogProps {
  move: "unpublish" | "cancel";
  slug: string;
  title: string;
  /** Whether its pages are open now. */
  isOpen: boolean;
  shown: boolean;
  onShown: (shown: boolean) => void;
}

const WORDS = {
  unpublish: {
    question: (title: string) => `Take “${title}” offline?`,
    description:
      "Its pages say that it is offline for now. Everybody who signed up stays on the list, and you can publish it again.",
    confirm: "Unpublish",
    done: "Back to draft",
  },
  cancel: {
    question: (title: string) => `Cancel “${title}”?`,
    description:
      "For good: its pages say that it is cancelled, and reminders and messages that wait for their time end. The list of people stays.",
    confirm: "Cancel the show",
    done: "Cancelled",
  },
} as const;

/** Takes a show offline or cancels it. Nobody is told unless that is ticked, with how many it would be. */
export function CallOffDialog(props: CallOffDialogProps) {
  const { move, slug, title, isOpen, shown, onShown } = props;
  const words = WORDS[move];
  const [tells, setTells] = useState(false);
  useEffect(() => {
    if (shown) setTells(false);
  }, [shown]);
  const recipients = useRecipients(move, slug, shown);
  const unpublish = useAction("unpublishEvent", ({ data }) => doneWords(words.done, data.recipients));
  const cancel = useAction("cancelEvent", ({ data }) => doneWords(words.done, data.recipients));
  const told = tells ? { notify: true, send: true } : {};
  const params = { slug };
  const confirm = () =>
    move === "unpublish"
      ? unpublish.run({ params, body: told })
      : cancel.run({ params, body: { ...told, ...(isOpen ? { confirm: true } : {}) } });
  return (
    <ConfirmDialog
      open={shown}
      onOpenChange={onShown}
      title={words.question(title)}
      description={words.description}
      confirmLabel={tells ? `${words.confirm} and tell them` : words.confirm}
      cancelLabel="Keep it"
      onConfirm={confirm}
    >
      <Checkbox
        label={labelOf(recipients)}
        hint="Off: nobody hears of it by mail. Calendars that were mailed an entry keep it until then."
        checked={tells}
        onCheckedChange={setTells}
        disabled={!recipients}
      />
    </ConfirmDialog>
  );
}

function labelOf(recipients: number | undefined): string {
  if (recipients === undefined) return "Tell everybody by mail";
  return recipients === 0 ? "There is nobody to tell" : `Tell ${peopleCount(recipients)} by mail`;
}

const doneWords = (done: string, recipients: number): string =>
  recipients === 0 ? done : `${done}; ${peopleCount(recipients)} will be told`;
