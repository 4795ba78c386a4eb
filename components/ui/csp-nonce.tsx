"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";
import { keepZodFromEval } from "./zod-without-eval";

if (typeof window !== "undefined") keepZodFromEval();

/** Provides the page's nonce to components that write their own tags. */
export function CspNonce({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <CSPProvider nonce={nonce} disableStyleElements>
      {children}
    </CSPProvider>
  );
}
