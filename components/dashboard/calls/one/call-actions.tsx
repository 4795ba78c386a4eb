"use client";

import { FileSignature, MessageCircleQuestionMark, Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MoreMenu } from "@/components/ui/more-menu";
import { useOneOpen } from "@/components/ui/use-one-open";
import type { DataOf } from "@/lib/client/wire-types";
import type { SalesCallWire } from "@/lib/modules/calls/calls/schema";
import { useEnvironment } from "../../access/environment";
import { useAction } from "../../parts/actions/use-action";
import { callTitle } from "../call-words";
import { EditTitleDialog } from "./correcting/edit-title";
import { FollowUp } from "./follow-up";

interface CallActionsProps {
  call: SalesCallWire;
  version: number | undefined;
  usage: DataOf<"getCallUsage"> | null;
}

/** Actions on one call: draft an email, ask about it, create a deal, edit the title, delete. */
export function CallActions({ call, version, usage }: CallActionsProps) {
  const { base } = useEnvironment();
  const router = useRouter();
  const dialogs = useOneOpen<"title" | "delete">();
  const remove = useAction("deleteCall", "Call deleted");
  const query = `?call_id=${encodeURIComponent(call.call_id)}`;
  return (
    <div className="flex items-center gap-2">
      <FollowUp callId={call.call_id} usage={usage} />
      <MoreMenu
        label="More actions"
        items={[
          {
            label: "Ask about this call",
            icon: <MessageCircleQuestionMark className="size-4 text-ink-muted" />,
            onSelect: () => router.push(`${base}/calls/ask${query}`),
          },
          {
            label: "Create deal",
            icon: <FileSignature className="size-4 text-ink-muted" />,
            onSelect: () => router.push(`${base}/calls/deals/new${query}`),
          },
          {
            label: "Edit title",
            icon: <Pencil className="size-4 text-ink-muted" />,
            onSelect: dialogs.show("title"),
          },
          {
            label: "Delete call",
            icon: <Trash2 className="size-4" />,
            danger: true,
            separated: true,
            onSelect: dialogs.show("delete"),
          },
        ]}
      />
      <EditTitleDialog key={version} call={call} version={version} {...dialogs.of("title")} />
      <ConfirmDialog
        {...dialogs.of("delete")}
        title={`Delete ${callTitle(call)}?`}
        description="Deletes its transcript, analysis and corrections. Answers no longer quote it. This can’t be undone."
        confirmLabel="Delete call"
        onConfirm={() =>
          remove.run({ params: { call_id: call.call_id } }, () => router.replace(`${base}/calls`))
        }
      />
    </div>
  );
}
