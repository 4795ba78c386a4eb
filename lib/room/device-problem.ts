export type DeviceKind = "camera" | "microphone" | "screen";

/**
 * `blocked` by the user or a policy, `in_use` by another app, `missing`, `unsuitable` (the selected device can't do
 * it), `insecure` (no https), `dismissed` (picker closed without a choice), `unknown`.
 */
export type DeviceProblemKind =
  | "blocked"
  | "in_use"
  | "missing"
  | "unsuitable"
  | "insecure"
  | "dismissed"
  | "unknown";

export interface DeviceProblem {
  kind: DeviceProblemKind;
  device: DeviceKind;
  title: string;
  help: string;
}

const KINDS: Record<string, DeviceProblemKind> = {
  NotAllowedError: "blocked",
  PermissionDeniedError: "blocked",
  SecurityError: "blocked",
  NotReadableError: "in_use",
  TrackStartError: "in_use",
  AbortError: "in_use",
  NotFoundError: "missing",
  DevicesNotFoundError: "missing",
  OverconstrainedError: "unsuitable",
  ConstraintNotSatisfiedError: "unsuitable",
};

const TITLES: Record<DeviceProblemKind, (device: DeviceKind) => string> = {
  blocked: (device) => `Your ${device} is blocked`,
  in_use: (device) => `Another app is using your ${device}`,
  missing: (device) => `No ${device} found`,
  unsuitable: (device) => `The selected ${device} is no longer available`,
  insecure: (device) => `Your ${device} only works over HTTPS`,
  dismissed: () => "No screen selected",
  unknown: (device) => `Couldn’t start your ${device}`,
};

const HELP: Record<Exclude<DeviceProblemKind, "blocked">, string> = {
  in_use: "Close other calls and camera apps, then try again.",
  missing: "Connect one or turn it on, then try again. You can also continue without it.",
  unsuitable: "Choose another one from the list.",
  insecure: "Ask your administrator to use HTTPS.",
  dismissed: "Choose a screen or window to share.",
  unknown: "Unplug it, plug it back in and try again. Restarting the browser often helps.",
};

const ALLOW: Record<BrowserName, string> = {
  chrome:
    "Click the icon to the left of the address bar, turn on Camera and Microphone, then try again. If that doesn’t help, check your system’s privacy settings.",
  edge: "Click the lock in the address bar, open Permissions for this site, allow Camera and Microphone, then try again.",
  firefox:
    "Click the crossed-out camera in the address bar, remove the block, then try again and select Allow.",
  safari:
    "Open the Safari menu, select Settings for This Website, set Camera and Microphone to Allow, then try again.",
  ios: "Tap AA in the address bar, then Website Settings. Set Camera and Microphone to Allow and reload this page. In other browsers, go to Settings > Apps > your browser.",
  android:
    "Tap the icon to the left of the address bar, then Permissions. Allow Camera and Microphone and try again. Android may ask you again.",
};

export type BrowserName = "chrome" | "edge" | "firefox" | "safari" | "ios" | "android";

/** Good enough to say where a browser's setting is. Never used for feature detection. */
export function browserName(userAgent: string): BrowserName {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios";
  if (/Android/.test(userAgent)) return "android";
  if (/Edg\//.test(userAgent)) return "edge";
  if (/Firefox\//.test(userAgent)) return "firefox";
  if (/Safari\//.test(userAgent) && !/Chrome|Chromium/.test(userAgent)) return "safari";
  return "chrome";
}

/** Returns what went wrong with a device, and how to fix it in this browser. */
export function deviceProblem(error: unknown, device: DeviceKind, userAgent: string): DeviceProblem {
  const name = error instanceof Error ? error.name : "";
  const found = KINDS[name] ?? "unknown";
  const kind = found === "blocked" && device === "screen" ? "dismissed" : found;
  return problemOf(kind, device, userAgent);
}

export function problemOf(kind: DeviceProblemKind, device: DeviceKind, userAgent: string): DeviceProblem {
  const help = kind === "blocked" ? ALLOW[browserName(userAgent)] : HELP[kind];
  return { kind, device, title: TITLES[kind](device), help };
}
