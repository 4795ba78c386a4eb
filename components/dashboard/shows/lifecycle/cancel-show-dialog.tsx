"use client";

import { useEffect, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useAction } from "../../parts/actions/use-action";
import { peopleCount } from "../../parts/words/people-words";
import { useRecipients } from "./use-recipients";

interface CancelShowDialogProps {
  move: "unpublish" | "cancel";
  slug: string;
  title: string;
  /** Whether the show is published now. */
  isOpen: boolean;
  shown: boolean;
  onShown: (shown: boolean) => void;
}

const WORDS = {
  unpublish: {
    question: (title: string) => `Unpublish “${title}”?`,
    description: "Its pages say the show is offline. Registrations are kept, and you can publish it again.",
    confirm: "Unpublish",
    done: "Show unpublished",
  },
  cancel: {
    question: (title: string) => `Cancel “${title}”?`,
    description:
      "This can’t be undone. Its pages say the show is cancelled, and scheduled reminders and messages are cancelled. Registrations are kept.",
    confirm: "Cancel show",
    done: "Show cancelled",
  },
} as const;

/** Unpublishes or cancels a show. People are emailed only if the checkbox, which says how many, is ticked. */
export function CancelShowDialog(props: CancelShowDialogProps) {
  const { move, slug, title, isOpen, shown, onShown } = props;
  const words = WORDS[move];
  const [notify, setNotify] = useState(false);
  useEffect(() => {
    if (shown) setNotify(false);
  }, [shown]);
  const recipients = useRecipients(move, slug, shown);
  const unpublish = useAction("unpublishEvent", ({ data }) => doneWords(words.done, data.recipients));
  const cancel = useAction("cancelEvent", ({ data }) => doneWords(words.done, data.recipients));
  const notice = notify ? { notify: true, send: true } : {};
  const params = { slug };
  const confirm = () =>
    move === "unpublish"
      ? unpublish.run({ params, body: notice })
      : cancel.run({ params, body: { ...notice, ...(isOpen ? { confirm: true } : {}) } });
  return (
    <ConfirmDialog
      open={shown}
      onOpenChange={onShown}
      title={words.question(title)}
      description={words.description}
      confirmLabel={notify ? `${words.confirm} and email people` : words.confirm}
      cancelLabel="Keep show"
      onConfirm={confirm}
    >
      <Checkbox
        label={labelOf(recipients)}
        hint="If off, no one is emailed and calendar entries stay in place."
        checked={notify}
        onCheckedChange={setNotify}
        disabled={!recipients}
      />
    </ConfirmDialog>
  );
}

function labelOf(recipients: number | undefined): string {
  if (recipients === undefined) return "Email everyone";
  return recipients === 0 ? "No one to email" : `Email ${peopleCount(recipients)}`;
}

const doneWords = (done: string, recipients: number): string =>
  recipients === 0 ? done : `${done}. Emailing ${peopleCount(recipients)}…`;
