export type DeviceKind = "camera" | "microphone" | "screen";

/**
 * `blocked` by the person or a policy, `in_use` by another program, `missing`, `unsuitable` (the chosen one cannot
 * do it), `insecure` (the page has no https), `dismissed` (a picker closed without a choice), `unknown`.
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
  blocked: (device) => `This page may not use your ${device}`,
  in_use: (device) => `Another program is using your ${device}`,
  missing: (device) => `No ${device} was found`,
  unsuitable: (device) => `The chosen ${device} is not available any more`,
  insecure: (device) => `Your ${device} only works over https`,
  dismissed: () => "Nothing was chosen",
  unknown: (device) => `Your ${device} could not be started`,
};

const HELP: Record<Exclude<DeviceProblemKind, "blocked">, string> = {
  in_use: "Close other calls and camera programs, then try again.",
  missing: "Plug one in or switch it on, then try again. You can also go on without it.",
  unsuitable: "Choose another one from the list.",
  insecure: "Ask whoever runs this installation to serve it over https.",
  dismissed: "Choose a screen or window to share it.",
  unknown: "Unplug it, plug it in again and try again. Restarting the browser often helps.",
};

const ALLOW: Record<BrowserName, string> = {
  chrome:
    "Click the icon left of the address, switch Camera and Microphone on, then try again. If it stays off, look into your system's privacy settings.",
  edge: "Click the lock left of the address, open Permissions for this site, allow Camera and Microphone, then try again.",
  firefox:
    "Click the crossed-out camera left of the address, remove the block, then try again and press Allow.",
  safari:
    "Open the Safari menu, Settings for this website, set Camera and Microphone to Allow, then try again.",
  ios: "Tap the sign beside the address, Website Settings, set Camera and Microphone to Allow, then reload this page. In another browser: Settings, Apps, your browser.",
  android:
    "Tap the icon left of the address, Permissions, allow Camera and Microphone, then try again. The system may ask once more.",
};

export type BrowserName = "chrome" | "edge" | "firefox" | "safari" | "ios" | "android";

/** Good enough to say where the switch is; never used to decide what works. */
export function browserName(userAgent: string): BrowserName {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios";
  if (/Android/.test(userAgent)) return "android";
  if (/Edg\//.test(userAgent)) return "edge";
  if (/Firefox\//.test(userAgent)) return "firefox";
  if (/Safari\//.test(userAgent) && !/Chrome|Chromium/.test(userAgent)) return "safari";
  return "chrome";
}

/** What went wrong with a device, and what to do about it in this browser. */
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
