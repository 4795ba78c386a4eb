import { randomText } from "@/lib/platform/runtime/ids";

const MAX_CHARACTERS = 60;
/** Without the letters and digits that are taken for each other. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

const SPELLED: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  "&": " and ",
};

/** A title in lower-case ASCII with hyphens, at most 60 characters; "show" when nothing of it can be written so. */
export function slugBase(title: string): string {
  const ascii = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[ßæœøđðþłı&]/g, (letter) => SPELLED[letter] ?? "")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return ascii.slice(0, MAX_CHARACTERS).replace(/-+$/, "") || "show";
}

/** An address for a show: from its title, with six random characters so that nobody can guess their way to it. */
export const makeSlug = (title: string): string => `${slugBase(title)}-${randomText(6, ALPHABET)}`;
