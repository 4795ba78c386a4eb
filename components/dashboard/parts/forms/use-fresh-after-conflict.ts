"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { ApiError } from "@/lib/client/api-error";

/** Refreshes the page when someone else's change is in the way of a dialog's, which then opens with theirs the next time. */
export function useFreshAfterConflict(error: ApiError | null): void {
  const router = useRouter();
  useEffect(() => {
    if (error?.code === "version_conflict") router.refresh();
  }, [error, router]);
}
