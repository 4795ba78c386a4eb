import { z } from "zod";
import { oneLine } from "@/lib/mail/one-line";

const Host = z.object({ name: z.string(), company: z.string(), email: z.email() }).partial().catch({});
const Brand = z
  .object({ accent: z.string(), logo: z.url({ protocol: /^https$/ }) })
  .partial()
  .catch({});

/** The columns of an event that mail speaks of. */
export interface MailedEvent {
  host: unknown;
  brand: unknown;
  startsAt: Date | null;
  endsAt: Date | null;
}

const ONE_HOUR_MS = 3_600_000;

/** What a mail shows of an event's free-form columns; anything misshapen there counts as not given. */
export function eventView(event: MailedEvent, workspaceName: string) {
  const host = Host.parse(event.host ?? {});
  const brand = Brand.parse(event.brand ?? {});
  const hostName = oneLine(host.name ?? "", 100);
  return {
    hostName: hostName || oneLine(workspaceName, 100),
    byLine: [hostName, oneLine(host.company ?? "", 100)].filter(Boolean).join(", "),
    replyTo: host.email ?? null,
    accent: brand.accent,
    logo: brand.logo,
    times: event.startsAt && {
      startsAt: event.startsAt,
      endsAt: event.endsAt ?? new Date(event.startsAt.getTime() + ONE_HOUR_MS),
    },
  };
}
