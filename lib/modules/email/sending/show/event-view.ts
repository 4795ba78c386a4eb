import { z } from "zod";
import { type OrganisedShow, organiserOf } from "@/lib/modules/show-basics/show-facts";
import { oneLine } from "@/lib/platform/text/one-line";
import { addressText } from "@/lib/stage/web-address";

const words = z.string().optional().catch(undefined);
const Host = z
  .object({ name: words, company: words, email: z.email().optional().catch(undefined) })
  .catch({ email: undefined });
const Brand = z
  .object({
    accent: words,
    logo: addressText(2048)
      .refine((address) => address.startsWith("https:"))
      .optional()
      .catch(undefined),
  })
  .catch({ logo: undefined });
const Signup = z.object({ sub: words }).catch({});

/** The columns of an event that appear in emails and calendars. */
export interface EmailedEvent extends OrganisedShow {
  brand: unknown;
  signup: unknown;
  startsAt: Date | null;
  endsAt: Date | null;
}

const ONE_HOUR_MS = 3_600_000;

/** Returns what is shown of an event's free-form columns. Malformed values count as not set. */
export function eventView(event: EmailedEvent, workspaceName: string) {
  const host = Host.parse(event.host ?? {});
  const brand = Brand.parse(event.brand ?? {});
  const hostName = oneLine(host.name ?? "", 100);
  return {
    organiser: organiserOf(event, workspaceName),
    byLine: [hostName, oneLine(host.company ?? "", 100)].filter(Boolean).join(", "),
    replyTo: host.email ?? null,
    accent: brand.accent,
    logo: brand.logo,
    sub: oneLine(Signup.parse(event.signup ?? {}).sub ?? "", 300),
    times: event.startsAt && {
      startsAt: event.startsAt,
      endsAt: event.endsAt ?? new Date(event.startsAt.getTime() + ONE_HOUR_MS),
    },
  };
}
