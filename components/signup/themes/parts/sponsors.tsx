import type { SignupSponsor, SignupView } from "@/lib/signup/signup-view";
import { wordsFor } from "@/lib/signup/words/words-for";
import type { ThemeClasses } from "./dress";

/** Who pays for it: logos, or names where there is none of ours. */
export function Sponsors({ view, classes }: { view: SignupView; classes: ThemeClasses }) {
  if (view.sponsors.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{wordsFor(view.language).sponsors}</h2>
      <ul className={classes.sponsors}>
        {view.sponsors.map((sponsor) => (
          <li key={sponsor.id} data-tier={sponsor.tier}>
            {sponsor.url ? (
              <a href={sponsor.url} target="_blank" rel="sponsored nofollow noopener noreferrer">
                <Mark sponsor={sponsor} />
              </a>
            ) : (
              <Mark sponsor={sponsor} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Mark = ({ sponsor }: { sponsor: SignupSponsor }) =>
  sponsor.logo ? (
    // biome-ignore lint/performance/noImgElement: a logo, as it is
    <img src={sponsor.logo} alt={sponsor.name} loading="lazy" decoding="async" />
  ) : (
    sponsor.name
  );
