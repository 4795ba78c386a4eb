"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { AddFactDialog, type NewFact } from "./add-fact";

const AddFactContext = createContext<(from: NewFact) => void>(() => {});

/** Opens the form that adds what wasn't found. */
export const useAddFact = (): ((from: NewFact) => void) => useContext(AddFactContext);

interface FactAddingProps {
  detail: CallDetailWire;
  version: number | undefined;
  children: ReactNode;
}

/** Lets sections and lines inside open the form that adds to the analysis. */
export function FactAdding({ detail, version, children }: FactAddingProps) {
  const [from, setFrom] = useState<NewFact>();
  return (
    <AddFactContext value={setFrom}>
      {children}
      {from && (
        <AddFactDialog from={from} detail={detail} version={version} onClose={() => setFrom(undefined)} />
      )}
    </AddFactContext>
  );
}
