import { sponsorWords } from "@/lib/modules/show-basics/sponsor-lines/sponsor-words-vocabulary";
import type { SignupSponsor, SignupView } from "@/lib/signup/signup-view";
import { wordsFor } from "@/lib/signup/words/words-for";
import css from "./sponsors.module.css";
import type { ThemeClasses } from "./theme-classes";

/** The show's sponsors, tier by tier. */
export function Sponsors({ view, classes }: { view: SignupView; classes: ThemeClasses }) {
  const tierWords = sponsorWords(view.language);
  const tiers = Map.groupBy(view.sponsors, ({ tier }) => tier);
  if (tiers.size === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{wordsFor(view.language).sponsors}</h2>
      {[...tiers].map(([tier, sponsors]) => (
        <div key={tier} className={css.tier} data-tier={tier}>
          <h3 className={css.name}>{tierWords[tier].heading}</h3>
          <ul className={css.list}>
            {sponsors.map((sponsor) => (
              <li key={sponsor.id}>
                <Mark sponsor={sponsor} />
                {sponsor.blurb && <p className={classes.role}>{sponsor.blurb}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The logo on white, as most brands require, or the name if there is none. */
function Mark({ sponsor: { name, logo, url } }: { sponsor: SignupSponsor }) {
  const mark = logo ? (
    // biome-ignore lint/performance/noImgElement: re-encoded on upload; an optimizer adds nothing
    <img src={logo} alt={name} loading="lazy" decoding="async" className={css.logo} />
  ) : (
    <span className={css.plain}>{name}</span>
  );
  if (!url) return mark;
  return (
    <a href={url} target="_blank" rel="sponsored noopener" className={css.link}>
      {mark}
    </a>
  );
}
