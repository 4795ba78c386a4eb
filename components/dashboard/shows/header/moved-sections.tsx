"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Anchors of a show's overview page that are pages now. */
const MOVED: Record<string, string> = { "#guests": "/guests" };

/** Redirects links to those anchors. Only the browser can, because the server never gets a URL's fragment. */
export function MovedSections({ show }: { show: string }) {
  const router = useRouter();
  useEffect(() => {
    const page = MOVED[window.location.hash];
    if (page) router.replace(`${show}${page}${window.location.search}`);
  }, [router, show]);
  return null;
}
