/** What a meeting's link leads to. */
export type MeetingLink =
  | { slug: string }
  /** A guest's own backstage link. */
  | { token: string }
  /** Another product, by its name. */
  | { unsupported: string }
  | "invalid";

/** Hosts of other products, by the end of their name. */
const OTHERS: readonly (readonly [host: string, name: string])[] = [
  ["zoom.us", "Zoom"],
  ["zoom.com", "Zoom"],
  ["zoomgov.com", "Zoom"],
  ["meet.google.com", "Google Meet"],
  ["teams.microsoft.com", "Microsoft Teams"],
  ["teams.live.com", "Microsoft Teams"],
  ["teams.cloud.microsoft", "Microsoft Teams"],
  ["webex.com", "Webex"],
  ["whereby.com", "Whereby"],
  ["gotomeeting.com", "GoTo Meeting"],
  ["goto.com", "GoTo Meeting"],
  ["chime.aws", "Amazon Chime"],
  ["meet.jit.si", "Jitsi Meet"],
  ["discord.com", "Discord"],
  ["slack.com", "Slack"],
];

const PAGES = ["studio", "join", "watch", "e"] as const;

/** Reads a link to a show on this installation. People also paste links without `https://`. */
export function readMeetingLink(text: string, base: string): MeetingLink {
  const url = parsed(text.trim());
  if (!url) return "invalid";
  const home = new URL(base);
  if (url.host !== home.host) return { unsupported: productOf(url.hostname) };
  const under = home.pathname.replace(/\/+$/, "");
  if (!url.pathname.startsWith(`${under}/`)) return "invalid";
  const [page = "", name = "", ...rest] = url.pathname
    .slice(under.length + 1)
    .replace(/\/$/, "")
    .split("/");
  if (name === "" || rest.length > 0) return "invalid";
  if (page === "backstage") return { token: name };
  return PAGES.some((known) => known === page) ? { slug: name } : "invalid";
}

function parsed(text: string): URL | null {
  const scheme = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]*:\d+(?:\/|$)/.test(text);
  const url = URL.parse(scheme ? text : `https://${text}`);
  return url && /^https?:$/.test(url.protocol) && url.hostname !== "" ? url : null;
}

const productOf = (host: string): string =>
  OTHERS.find(([end]) => host === end || host.endsWith(`.${end}`))?.[1] ?? host;
