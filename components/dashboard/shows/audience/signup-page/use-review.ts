"use client";

import { useState } from "react";
import type { SignupSession } from "@/lib/editors/signup/signup-session";
import { savedFirst } from "../../../parts/editing/saved-first";

/** Opens the dialog that shows what publishing would change. */
export function useReview(session: SignupSession) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    // The comparison uses the server's version.
    const isSaved = await savedFirst(session);
    setBusy(false);
    if (isSaved) setOpen(true);
  };
  return { open, setOpen, busy, look };
}
