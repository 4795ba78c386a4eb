import { markdownOf } from "@/lib/content/written";
import type { Event, Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { copyWords } from "@/lib/promo/copy/words/words-of";
import { CARD_SIZE_NAMES, CARD_SIZES, COPY_PLACES } from "@/lib/promo/parts";
import { dateLocale } from "@/lib/signup/words/words-for";
import type { BundledItem } from "./bundled-items";
import { SHARED_DAYS, sharedKitUrl, TEASER } from "./shared-kit";

interface Message {
  subject: string;
  body: string;
  links_expire_at: string;
}

/** Writes a message that sends a guest their approved items, in the show's language. */
export function kitMessage(
  ctx: Pick<Ctx, "realNow">,
  event: Event,
  guest: Guest,
  items: readonly BundledItem[],
): Message {
  const { email } = copyWords(event.language);
  const expires = new Date(ctx.realNow.getTime() + SHARED_DAYS * 24 * 3_600_000);
  const kit = { eventId: event.id, personId: guest.id, until: Math.floor(expires.getTime() / 1_000) };
  const has = (kind: string, variant = "") =>
    items.find(({ item }) => item.kind === kind && item.variant === variant);
  const link = has("link")?.text;
  const pictures = CARD_SIZE_NAMES.filter((size) => has("card", size)).map((size) => {
    const { width, height } = CARD_SIZES[size];
    return `- [${email.sizes[size]}, ${width} × ${height}](${sharedKitUrl(kit, size)})`;
  });
  const teaser = has("teaser") ? [`- [${email.teaser}](${sharedKitUrl(kit, TEASER)})`] : [];
  const texts = COPY_PLACES.flatMap((place) => {
    const text = has("copy", place)?.text;
    return text ? [`**${email.places[place]}**`, asMarkdown(text)] : [];
  });
  const day = new Intl.DateTimeFormat(dateLocale(event.language), {
    ...{ day: "numeric", month: "long", year: "numeric", timeZone: event.timezone },
  }).format(expires);
  const body = [
    email.opening,
    ...(link ? [`## ${email.link}`, asMarkdown(link)] : []),
    `## ${teaser.length > 0 ? email.files : email.pictures}`,
    [...pictures, ...teaser, `- [${email.all}](${sharedKitUrl(kit)})`].join("\n"),
    ...(texts.length > 0 ? [`## ${email.texts}`, ...texts] : []),
    email.until(day),
  ];
  return { subject: email.subject, body: body.join("\n\n"), links_expire_at: iso(expires) };
}

/** Writes a text so that nothing in it formats or is filled in. */
const asMarkdown = (text: string): string =>
  markdownOf([{ kind: "fact", text }])
    .replaceAll("{{", "{ {")
    .replaceAll(/([^\n])\n(?!\n)/g, "$1  \n");
