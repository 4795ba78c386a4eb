import { DEPRECATIONS } from "@/lib/docs/notes/deprecations";
import { env } from "@/lib/platform/runtime/env";
import { isSecure } from "@/lib/platform/security/cookies";

const CAPTURE = /^\/(studio|backstage)(\/|$)/;
/** Attendees can be invited on stage, with camera and microphone but never with their screen. */
const STAGE_DOOR = /^\/(watch|join)(\/|$)/;

/** A version of a signup page, framed by the dashboard. Nothing can be submitted from it. */
const PREVIEW = /^\/e\/[^/]+\/preview$/;

/** The show's first address for guests, without a right to publish. Viewer and backstage links replace it. */
const DEPRECATED_PAGE = /^\/join(\/|$)/;
const DEPRECATION = DEPRECATIONS.find(({ name }) => name === "links.guest_link");

/** Pages opened through a personal or secret link. */
const BEARER_PAGE = /^\/(inbox|place|proposal|unsubscribe|oauth)\//;
/** The HTML of a captured email, shown only in the inbox's frame. */
const EMAIL_BODY = /^\/inbox\/[^/]+\/[^/]+\/body$/;
const EMAIL_BODY_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Pages that frame others of ours. Dashboard pages link to each other without a reload. */
const FRAMES = /^\/(inbox|dashboard)\//;

/** Returns the security headers of one HTML document. Scripts only run with the `nonce`. */
export function documentHeaders(path: string, nonce: string): Record<string, string> {
  const privatePage =
    CAPTURE.test(path) ||
    STAGE_DOOR.test(path) ||
    BEARER_PAGE.test(path) ||
    path.startsWith("/dashboard") ||
    PREVIEW.test(path);
  const headers: Record<string, string> = {
    "Content-Security-Policy": EMAIL_BODY.test(path) ? EMAIL_BODY_POLICY : contentSecurityPolicy(path, nonce),
    "Permissions-Policy": permissionsPolicy(path),
    "Referrer-Policy": privatePage ? "no-referrer" : "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  };
  if (PREVIEW.test(path)) headers["Cache-Control"] = "private, no-store";
  if (DEPRECATION && DEPRECATED_PAGE.test(path)) {
    headers.Deprecation = `@${Date.parse(DEPRECATION.since) / 1000}`;
    headers.Link = `<${env().PUBLIC_URL}/docs/changelog>; rel="deprecation"`;
  }
  if (privatePage) headers["X-Robots-Tag"] = "noindex, nofollow";
  if (isSecure()) headers["Strict-Transport-Security"] = "max-age=63072000; includeSubDomains";
  return headers;
}

function contentSecurityPolicy(path: string, nonce: string): string {
  const development = env().NODE_ENV === "development";
  const scripts = [
    "'self'",
    `'nonce-${nonce}'`,
    "'strict-dynamic'",
    // The strong noise filter is our own WebAssembly, which no injected script could provide.
    ...(CAPTURE.test(path) || STAGE_DOOR.test(path) ? ["'wasm-unsafe-eval'"] : []),
    ...(development ? ["'unsafe-eval'"] : []),
  ];
  const directives = {
    "default-src": ["'self'"],
    "script-src": scripts,
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    // hls.js gives the live video's captions an empty `data:` source, without which Chromium's menu leaves them out.
    "media-src": ["'self'", "blob:", ...(STAGE_DOOR.test(path) ? ["data:"] : [])],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...roomOrigins(env().LIVEKIT_URL), ...(development ? ["ws:"] : [])],
    "worker-src": ["'self'", "blob:"],
    "frame-src": [FRAMES.test(path) ? "'self'" : "'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": [PREVIEW.test(path) ? "'none'" : "'self'"],
    "frame-ancestors": [PREVIEW.test(path) ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

/** The room server is called over WebSocket and, to diagnose failures, over HTTP. */
function roomOrigins(address: string): string[] {
  const { host, protocol } = new URL(address);
  return protocol === "wss:" || protocol === "https:"
    ? [`wss://${host}`, `https://${host}`]
    : [`ws://${host}`, `http://${host}`];
}

function permissionsPolicy(path: string): string {
  const capture = CAPTURE.test(path);
  const camera = capture || STAGE_DOOR.test(path) ? "(self)" : "()";
  const screen = capture ? "(self)" : "()";
  return [
    `camera=${camera}`,
    `microphone=${camera}`,
    `display-capture=${screen}`,
    "geolocation=()",
    "payment=()",
    "usb=()",
    "browsing-topics=()",
    "fullscreen=(self)",
    "autoplay=(self)",
  ].join(", ");
}
