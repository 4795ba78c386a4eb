"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { toast } from "sonner";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { useAction } from "../../../parts/actions/use-action";
import { factName } from "../../fact-words";
import { EditFactDialog } from "./edit-fact";
import { type EditableFact, putBack } from "./fact-draft";

const EditFactContext = createContext<(edited: EditableFact) => void>(() => {});

/** Opens the form that corrects a fact. */
export const useEditFact = (): ((edited: EditableFact) => void) => useContext(EditFactContext);

interface FactCorrectingProps {
  detail: CallDetailWire;
  version: number | undefined;
  children: ReactNode;
}

/** Lets statements inside open the form that corrects them. */
export function FactCorrecting({ detail, version, children }: FactCorrectingProps) {
  const [edited, setEdited] = useState<EditableFact>();
  const undo = useAction("updateCall", "Put back");
  const sayRemoved = ({ kind, fact }: EditableFact): void => {
    const before = detail.corrections.facts.find(({ id }) => id === fact.id);
    toast.success(`${factName(kind)} removed`, {
      action: {
        label: "Undo",
        onClick: () =>
          undo.press({
            params: { call_id: detail.call.call_id },
            body: { facts: [putBack(fact.id, before?.set)] },
          }),
      },
    });
  };
  return (
    <EditFactContext value={setEdited}>
      {children}
      {edited && (
        <EditFactDialog
          key={edited.fact.id}
          edited={edited}
          detail={detail}
          version={version}
          onClose={() => setEdited(undefined)}
          onRemoved={sayRemoved}
        />
      )}
    </EditFactContext>
  );
}
