"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";

// Schemas that run in the browser must not try `eval`: the policy would report it. Read by zod when it first parses.
if (typeof window !== "undefined") {
  const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
  shared.__zod_globalConfig ??= {};
  shared.__zod_globalConfig.jitless = true;
}

/** Gives the page's nonce to components that write tags of their own. */
export function CspNonce({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <CSPProvider nonce={nonce} disableStyleElements>
      {children}
    </CSPProvider>
  );
}
