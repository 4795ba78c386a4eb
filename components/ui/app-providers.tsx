"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { makeQueryClient } from "@/lib/client/make-query-client";
import { RetryingNotice } from "./retrying-notice";
import { TipLayer } from "./tip-layer";
import { Toaster } from "./toaster";

/**
 * Providers shared by the working areas (dashboard, studio, backstage, viewer). Signup pages don't use them.
 */
export function AppProviders({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
      <RetryingNotice />
      <TipLayer />
    </QueryClientProvider>
  );
}
