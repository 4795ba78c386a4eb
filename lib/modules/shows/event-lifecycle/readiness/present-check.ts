import type { Event } from "@/lib/generated/prisma/client";
import { env } from "@/lib/platform/runtime/env";
import type { CheckWire } from "../schema";
import type { Open } from "./check";

/** Presents an open check, with the URL of the page that fixes it. */
export function presentCheck(
  event: Event,
  { code, severity, message, mend, subjects = [] }: Open,
): CheckWire {
  const { text, page, operation } = mend;
  return {
    code,
    severity,
    message,
    subjects: [...subjects],
    mend: { text, page: deskPage(event, page), operation },
  };
}

function deskPage({ slug, clientId, environment }: Event, page: Open["mend"]["page"]): string {
  const desk = `${env().PUBLIC_URL.replace(/\/+$/, "")}/dashboard/${environment}`;
  if (page === "/clients") return `${desk}/clients/${clientId}`;
  return page === "/settings" ? `${desk}/settings` : `${desk}/shows/${slug}${page}`;
}
