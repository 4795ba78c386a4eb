import { dateLocale, zoneWords } from "@/lib/signup/words/words-for";
import type { ThemeProps } from "../theme-props";
import { ZoneProvider } from "../zone-provider";
import { CollagePage } from "./collage/collage-page";
import { EditorialPage } from "./editorial/editorial-page";
import { MidnightPage } from "./midnight/midnight-page";
import { RetroPage } from "./retro/retro-page";

const PAGES = { editorial: EditorialPage, collage: CollagePage, retro: RetroPage, midnight: MidnightPage };

/** The show's public page in its chosen theme. */
export function ThemePage({ view, Panel }: ThemeProps) {
  const Page = PAGES[view.theme];
  return (
    <div lang={view.language}>
      <ZoneProvider
        eventZone={view.timezone}
        locale={dateLocale(view.language)}
        words={zoneWords(view.language, view.timezone)}
      >
        <Page view={view} Panel={Panel} />
      </ZoneProvider>
    </div>
  );
}
