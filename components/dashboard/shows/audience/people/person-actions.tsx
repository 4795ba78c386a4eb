"use client";

import { Ban, CircleCheck, Hourglass, Trash2, Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MoreMenu } from "@/components/ui/more-menu";
import { shownEmail } from "@/lib/client/shown-email";
import { useAction } from "../../../parts/actions/use-action";
import type { PersonRow } from "../../../parts/words/people-words";
import { EditPerson } from "./edit-person";
import { SendConfirmation } from "./send-confirmation";

interface PersonActionsProps {
  slug: string;
  person: PersonRow;
  version: number | undefined;
  /** URL of the people table. */
  back: string;
}

/** Actions on one person's registration. */
export function PersonActions({ slug, person, version, back }: PersonActionsProps) {
  const [asked, setAsked] = useState<"cancel" | "remove">();
  const router = useRouter();
  const params = { slug, registration_id: person.id };
  const { press, run, busy } = useAction("updateRegistration", "Saved");
  const remove = useAction("deleteRegistration", "Removed");
  const to = (state: "confirmed" | "waitlisted") => press({ params, body: { state } });
  const hasPlace = person.state === "confirmed";
  const isGone = person.state === "cancelled";
  return (
    <div className="flex flex-wrap gap-2">
      {hasPlace ? null : (
        <Button
          variant={person.state === "pending_approval" ? "primary" : "secondary"}
          busy={busy}
          icon={
            isGone ? <Undo2 className="size-4" aria-hidden /> : <CircleCheck className="size-4" aria-hidden />
          }
          onClick={() => to("confirmed")}
        >
          {isGone ? "Restore registration" : person.state === "pending_approval" ? "Approve" : "Confirm"}
        </Button>
      )}
      <EditPerson slug={slug} person={person} version={version} />
      <SendConfirmation slug={slug} registrationId={person.id} />
      <MoreMenu
        label="More actions"
        className="self-center"
        items={[
          ...(isGone
            ? []
            : [
                {
                  label: person.state === "pending_approval" ? "Decline" : "Cancel registration",
                  icon: <Ban className="size-4" aria-hidden />,
                  onSelect: () => setAsked("cancel"),
                },
              ]),
          ...(hasPlace
            ? [
                {
                  label: "Move to waitlist",
                  icon: <Hourglass className="size-4" aria-hidden />,
                  onSelect: () => to("waitlisted"),
                },
              ]
            : []),
          {
            label: "Remove",
            icon: <Trash2 className="size-4" aria-hidden />,
            danger: true,
            separated: true,
            onSelect: () => setAsked("remove"),
          },
        ]}
      />
      <ConfirmDialog
        open={asked === "cancel"}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title="Cancel this registration?"
        description="Their personal link stops working and the free spot is offered to the waitlist. You can restore it while a spot is free."
        confirmLabel="Cancel registration"
        cancelLabel="Keep registration"
        onConfirm={() => run({ params, body: { state: "cancelled" } })}
      />
      <ConfirmDialog
        open={asked === "remove"}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={`Remove ${person.name || shownEmail(person.email)}?`}
        description="They’re removed from the list and their link stops working. This can’t be undone."
        confirmLabel="Remove"
        cancelLabel="Keep person"
        onConfirm={() => remove.run({ params }, () => router.push(back))}
      />
    </div>
  );
}
