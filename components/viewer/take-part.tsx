"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useViewer } from "./viewer-context";

/** Loaded only by people who watch without a registration and want one. */
const SignUpHere = dynamic(() => import("./sign-up-here").then((module) => module.SignUpHere), {
  ssr: false,
});

/** Replaces what requires a registration: says how to register without leaving the show. */
export function TakePart() {
  const { place, words } = useViewer();
  const [asked, setAsked] = useState(false);
  const note = place.place.kind === "in" && place.place.note;
  if (note)
    return (
      <p role="status" className="shrink-0 pb-2 text-base">
        {note}
      </p>
    );
  if (asked) return <SignUpHere />;
  return (
    <div className="flex shrink-0 flex-col items-start gap-2 pb-2">
      <p className="text-ink-muted text-sm">{words.open.takePart}</p>
      <Button onClick={() => setAsked(true)}>{words.open.signUp}</Button>
    </div>
  );
}
