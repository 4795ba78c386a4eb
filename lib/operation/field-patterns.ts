// Digits are spelled out, because `\d` also matches other scripts' digits in some languages that read these
// patterns.

const DAY = [
  "2[01][0-9]{2}-(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])",
  "2[01][0-9]{2}-(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)",
  "2[01][0-9]{2}-02-(?:0[1-9]|1[0-9]|2[0-8])",
  "(?:20(?:[02468][048]|[13579][26])|21(?:0[48]|[2468][048]|[13579][26]))-02-29",
].join("|");
const HOUR_AND_MINUTE = "(?:[01][0-9]|2[0-3]):[0-5][0-9]";

/** An RFC 3339 timestamp, from 2000 to 2199. */
export const INSTANT = new RegExp(
  `^(?:${DAY})[Tt]${HOUR_AND_MINUTE}:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-]${HOUR_AND_MINUTE})$`,
);

const EMAIL_WORD = "[!#-'*+./0-9=?A-Z^-~-]+";

/** ASCII email addresses. */
export const EMAIL = `^${EMAIL_WORD}@${EMAIL_WORD}\\.${EMAIL_WORD}$`;

/** The parts of BCP 47 that we support: language, script, region and one variant. */
export const LANGUAGE =
  "^(?:[A-Za-z]{2,3}|[A-Za-z]{5,8})(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|[0-9]{3}))?(?:-(?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))?$";

/** A position and its signature. */
export const CURSOR = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{22}$/;
