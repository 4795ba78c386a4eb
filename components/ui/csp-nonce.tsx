"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";

/** Gives the page's nonce to components that write tags of their own. */
export function CspNonce({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <CSPProvider nonce={nonce} disableStyleElements>
      {children}
    </CSPProvider>
  );
}
