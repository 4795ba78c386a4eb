import { browserName } from "./device-problem";

const NAMES = {
  chrome: "Chrome",
  edge: "Edge",
  firefox: "Firefox",
  safari: "Safari",
  ios: "Safari on iOS",
  android: "Chrome on Android",
} as const;
const VERSION = /(?:Edg|Firefox|Version|CriOS|FxiOS|Chrome)\/(\d+)/;

/** Returns a browser's common name, with its version if known. */
export function browserLabel(userAgent: string): string {
  const version = VERSION.exec(userAgent)?.[1];
  const [name = "", ...system] = NAMES[browserName(userAgent)].split(" on ");
  return [[name, version].filter(Boolean).join(" "), ...system].join(" on ");
}
