"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { signOut } from "./sign-out";

/** Signs out and returns to the given page. */
export function SignOutButton({ back }: { back: string }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      size="lg"
      busy={busy}
      onClick={() => {
        setBusy(true);
        void signOut(back);
      }}
    >
      Sign out
    </Button>
  );
}
