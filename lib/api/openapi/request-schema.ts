import { CURSOR, EMAIL, INSTANT, LANGUAGE } from "@/lib/operation/field-patterns";
import type { Json } from "@/lib/operation/json-schema";
import { mapParts } from "./map-schema";
import { TIME_ZONE_PATTERN } from "./time-zones";
import { DELIVERY_ADDRESS_PATTERN, WEB_ADDRESS_PATTERN } from "./web-address-pattern";

/** Forms that declarations only name, because their patterns are long and declarations ship to browsers. */
const FORMS: Record<string, string> = {
  uri: WEB_ADDRESS_PATTERN,
  "delivery-address": DELIVERY_ADDRESS_PATTERN,
  "time-zone": TIME_ZONE_PATTERN,
};

/** Text formats that many fields share, with their names in the document. */
const NAMES = new Map([
  [INSTANT.source, "Instant"],
  [EMAIL, "EmailAddress"],
  [LANGUAGE, "LanguageTag"],
  [CURSOR.source, "Cursor"],
  [WEB_ADDRESS_PATTERN, "WebAddress"],
  [DELIVERY_ADDRESS_PATTERN, "DeliveryAddress"],
  [TIME_ZONE_PATTERN, "TimeZone"],
]);

/** Returns a request schema with the formats of its texts. */
export function requestSchema(schema: Json): Json {
  const { "x-form": form, ...own } = mapParts(schema, requestSchema);
  if (!isText(own)) return own;
  const pattern = FORMS[String(form)] ?? FORMS[String(own.format)] ?? own.pattern;
  if (pattern === undefined) return own;
  const name = NAMES.get(String(pattern));
  return { ...own, pattern, ...(name ? { "x-name": name } : {}) };
}

const isText = ({ type, enum: values }: Json): boolean =>
  values === undefined && (type === "string" || (Array.isArray(type) && type.includes("string")));
