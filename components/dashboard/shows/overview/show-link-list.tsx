import { CopyButton } from "@/components/ui/copy-button";
import type { EventWire } from "@/lib/modules/shows/events/schema";

const LINKS = [
  { name: "studio", label: "Studio", words: "Anyone with this link can host the show." },
  { name: "signup_page", label: "Signup page", words: "Share this link to collect registrations." },
  {
    name: "viewer_link",
    label: "Viewer page",
    words: "Lobby and show. Registered people have a personal link.",
  },
] as const;

/** A show's links, to open and to share. */
export function ShowLinkList({ links }: { links: EventWire["links"] }) {
  return (
    <ul className="border-line border-t">
      {LINKS.map(({ name, label, words }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-2 sm:grid-cols-[14rem_minmax(0,1fr)_auto]"
        >
          <span className="max-sm:col-span-2">
            <span className="font-medium text-base">{label}</span>
            <span className="block text-ink-muted text-xs">{words}</span>
          </span>
          <a
            href={links[name]}
            target="_blank"
            rel="noreferrer"
            className="min-w-0 truncate rounded-sm font-mono text-accent text-sm hover:underline"
          >
            {links[name]}
          </a>
          <CopyButton value={links[name]} label={`Copy ${label.toLowerCase()} link`} />
        </li>
      ))}
    </ul>
  );
}
