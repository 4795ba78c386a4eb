import type { CardFont } from "@/lib/providers/images";
import { GROUNDS, type SignupTheme, signupColours } from "@/lib/theme/signup-colours";
import type { Box } from "./card-layout";

/** How a theme draws cards. Colors and shapes are those of the signup page and its sharing card. */
export interface CardLook {
  ground: string;
  ink: string;
  soft: string;
  accent: string;
  /** Behind initials, and the color on it. */
  tile: string;
  onTile: string;
  font: CardFont;
  /** How much of its size the headline may use: some typefaces are wide. */
  scale: number;
  decorated: (around: Decorated) => string;
}

interface Decorated {
  /** Where there are no texts. */
  region: Box;
  /** The middle of the photos. */
  x: number;
  y: number;
  radius: number;
}

type Colours = Record<`--${string}`, string>;

export function cardLook(theme: SignupTheme, accent: string | null): CardLook {
  const colours = signupColours(theme, accent);
  return { ground: GROUNDS[theme].day, ...LOOKS[theme](colours) };
}

const byDay = (colours: Colours, ink: string) => ({
  ink,
  accent: colours["--brand-day"] ?? ink,
  tile: colours["--brand-day"] ?? ink,
  onTile: colours["--on-brand-day"] ?? "#ffffff",
});

const LOOKS: Record<SignupTheme, (colours: Colours) => Omit<CardLook, "ground">> = {
  editorial: (colours) => ({
    ...byDay(colours, "#17140f"),
    soft: "#5c564b",
    font: "Newsreader SemiBold",
    scale: 1,
    // The page's rules would cross photos and names.
    decorated: () => "",
  }),
  collage: (colours) => ({
    ...byDay(colours, "#1c1820"),
    soft: "#57505c",
    font: "Space Grotesk Bold",
    scale: 0.9,
    decorated: ({ region }) =>
      clipped(
        region,
        // Drawn in a square of 100.
        `<g transform="translate(${region.left} ${region.top}) scale(${region.width / 100} ${region.height / 100})"><path fill="${colours["--cut-2"]}" d="M10 6 L96 -4 L104 48 L78 72 L44 60 L16 70 L4 40 Z"/><path fill="${colours["--cut-1"]}" d="M48 34 C70 12 104 24 110 50 L108 104 L70 104 C44 96 34 78 38 58 Z"/><path fill="${colours["--cut-3"]}" d="M66 80 L94 70 L106 90 L102 110 L64 110 Z"/></g>`,
      ),
  }),
  retro: (colours) => ({
    ...byDay(colours, "#3a1f10"),
    soft: "#6b4a33",
    font: "Bungee",
    scale: 0.78,
    decorated: ({ region: { left, width }, x, y, radius }) => {
      const high = radius * 0.3;
      // From the card's nearer edge to the photo.
      const long = left === 0 ? x : width;
      const stripe = (colour: string | undefined, at: number) =>
        `<rect x="${left}" y="${y + at * high}" width="${long}" height="${high}" fill="${colour}"/>`;
      return (
        stripe(colours["--stripe-3"], -1.5) +
        stripe(colours["--stripe-1"], -0.5) +
        stripe(colours["--stripe-2"], 0.5)
      );
    },
  }),
  midnight: (colours) => ({
    ink: "#f2f4ff",
    soft: "#a9b0cc",
    accent: colours["--brand-night"] ?? "#f2f4ff",
    tile: colours["--brand-night"] ?? "#f2f4ff",
    onTile: colours["--on-brand-night"] ?? "#080b16",
    font: "Geist SemiBold",
    scale: 0.95,
    decorated: ({ x, y, radius }) =>
      `<defs><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius * 2.4}"><stop offset="0" stop-color="${colours["--glow"]}" stop-opacity="0.75"/><stop offset="1" stop-color="${colours["--glow"]}" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#lamp)"/>`,
  }),
};

/** Cuts off what would be above or below. */
const clipped = ({ top, height }: Box, drawing: string): string =>
  `<clipPath id="region"><rect width="100%" y="${top}" height="${height}"/></clipPath><g clip-path="url(#region)">${drawing}</g>`;
