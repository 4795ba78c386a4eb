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

/** A browser as people call it, with its version where it says one. */
export function browserLabel(userAgent: string): string {
  const version = VERSION.exec(userAgent)?.[1];
  const [name = "", ...system] = NAMES[browserName(userAgent)].split(" on ");
  return [[name, version].filter(Boolean).join(" "), ...system].join(" on ");
}
