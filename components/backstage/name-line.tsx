import { Avatar } from "@/components/ui/avatar";
import type { Welcome } from "./backstage-types";

/** How this guest will be named on the stage. */
export function NameLine({ guest, host }: { guest: Welcome["guest"]; host: string }) {
  const subtitle = [guest.title, guest.company].filter(Boolean).join(", ");
  return (
    <section aria-label="Your name line" className="flex flex-col gap-2">
      <h2 className="font-medium text-base">You will be introduced like this</h2>
      <div className="flex items-center gap-4">
        <Avatar name={guest.name} src={guest.photo || null} size={56} />
        <div
          data-theme="dark"
          className="min-w-0 flex-1 border-accent border-l-4 bg-black px-3 py-2 text-white"
        >
          <p className="truncate font-semibold text-lg">{guest.name}</p>
          {subtitle && <p className="truncate text-sm text-white/85">{subtitle}</p>}
        </div>
      </div>
      <p className="text-ink-muted text-sm">Something wrong? Tell {host}: only the host can change it.</p>
    </section>
  );
}
