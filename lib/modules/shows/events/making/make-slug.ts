import { randomText } from "@/lib/platform/runtime/ids";

const MAX_CHARACTERS = 60;
/** Without letters and digits that are easily confused. */
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

/**
 * Converts a title to lowercase ASCII with hyphens, at most 60 characters. "show" if nothing of it can be
 * converted.
 */
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

/** Creates a show's slug: from its title, with six random characters so that it can't be guessed. */
export const makeSlug = (title: string): string => `${slugBase(title)}-${randomText(6, ALPHABET)}`;
