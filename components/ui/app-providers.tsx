"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { makeQueryClient } from "@/lib/client/make-query-client";
import { StillTrying } from "./still-trying";
import { TipLayer } from "./tip-layer";
import { Toaster } from "./toaster";

/** What the working areas (dashboard, studio, backstage, viewer) share. Signup pages do without. */
export function AppProviders({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
      <StillTrying />
      <TipLayer />
    </QueryClientProvider>
  );
}
