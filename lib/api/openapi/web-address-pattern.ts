const LETTER = "[A-Za-z]";
const DIGIT = "[0-9]";
const LABEL = "[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?";
/** A last label that starts with a digit would be parsed as part of an IPv4 address. */
const LAST_LABEL = `${LETTER}(?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?`;
const NAME = `(?:${LABEL}\\.)*${LAST_LABEL}\\.?`;

const BYTE = `(?:25[0-5]|2[0-4]${DIGIT}|1${DIGIT}{2}|[1-9]?${DIGIT})`;
const IPV4 = `(?:${BYTE}\\.){3}${BYTE}`;

const GROUP = "[0-9A-Fa-f]{1,4}";
/** All eight groups, or fewer with one gap. */
const IPV6 = [
  `(?:${GROUP}:){7}(?:${GROUP}|:)`,
  ...[6, 5, 4, 3, 2, 1].map((before) => `(?:${GROUP}:){${before}}(?::${GROUP}){1,${7 - before}}`),
  ...[6, 5, 4, 3, 2, 1].map((before) => `(?:${GROUP}:){${before}}:`),
  `:(?:(?::${GROUP}){1,7}|:)`,
].join("|");

const HOST = `(?:${NAME}|${IPV4}|\\[(?:${IPV6})\\])`;

const HIGH_PORTS = `[1-5]${DIGIT}{4}|6[0-4]${DIGIT}{3}|65[0-4]${DIGIT}{2}|655[0-2]${DIGIT}|6553[0-5]`;
const ANY_PORT = `${DIGIT}{1,4}|${HIGH_PORTS}`;
const DELIVERY_PORT = `80|443|102[4-9]|10[3-9]${DIGIT}|1[1-9]${DIGIT}{2}|[2-9]${DIGIT}{3}|${HIGH_PORTS}`;

const ESCAPE = "%[0-9A-Fa-f]{2}";
const PATH = `(?:/(?:[!$&'()*+,./0-9:;=@A-Z_a-z~-]|${ESCAPE})*)?`;
/** Without the quote, which is escaped when an address is stored and would make it longer. */
const QUERY = `(?:\\?(?:[!$&()*+,./0-9:;=?@A-Z_a-z~-]|${ESCAPE})*)?`;
const FRAGMENT = `(?:#(?:[!$&'()*+,./0-9:;=?@A-Z_a-z~-]|${ESCAPE})*)?`;

/**
 * The accepted http(s) URLs that are ASCII, spelled as in RFC 3986, and have no user. All matches are
 * accepted, except for host names that begin with `xn--` and aren't valid Punycode, which no pattern can
 * detect.
 */
export const WEB_ADDRESS_PATTERN = `^https?://${HOST}(?::(?:${ANY_PORT}))?${PATH}${QUERY}${FRAGMENT}$`;

/**
 * URLs that webhooks may be delivered to. The fragment is never sent, and most low ports belong to other
 * services.
 */
export const DELIVERY_ADDRESS_PATTERN = `^https?://${HOST}(?::(?:${DELIVERY_PORT}))?${PATH}${QUERY}$`;
