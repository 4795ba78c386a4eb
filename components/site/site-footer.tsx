import { Wordmark } from "@/components/ui/wordmark";

interface SiteFooterProps {
  groups: readonly { title: string; links: readonly { href: string; label: string }[] }[];
}

export function SiteFooter({ groups }: SiteFooterProps) {
  return (
    <footer className="grid gap-x-16 gap-y-10 border-line border-t py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div>
        <Wordmark />
        <p className="mt-2 text-base text-ink-muted">Open source under Apache 2.0</p>
      </div>
      <nav aria-label="More" className="grid grid-cols-2 gap-8 sm:grid-cols-4">
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h2 className="font-medium text-base">{title}</h2>
            <ul className="mt-2">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-flex min-h-7 items-center rounded-sm text-base text-ink-muted hover:text-ink hover:underline"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </footer>
  );
}
