"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** What used to be a section of a show's first page and has a page of its own now. */
const MOVED: Record<string, string> = { "#guests": "/guests" };

/** Leads links to those sections to their pages; a server never sees that part of an address. */
export function MovedSections({ show }: { show: string }) {
  const router = useRouter();
  useEffect(() => {
    const page = MOVED[window.location.hash];
    if (page) router.replace(`${show}${page}${window.location.search}`);
  }, [router, show]);
  return null;
}
