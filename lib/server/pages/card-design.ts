import type { PublicEvent } from "@/lib/modules/shows/events/public/public-schema";
import type { Card, CardFont } from "@/lib/providers/images";
import { spokenStart } from "@/lib/signup/words/spoken-start";
import { wordsFor } from "@/lib/signup/words/words-for";
import { GROUNDS, signupColours } from "@/lib/theme/signup-colours";

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;

interface Look {
  ink: string;
  soft: string;
  accent: string;
  font: CardFont;
  /** Maximum width of the headline, because shapes are next to it. */
  width: number;
  size: number;
  drawing: string;
}

/** Returns the sharing card of a show in its page's theme: who, what and when. */
export function cardDesign(event: PublicEvent): Card {
  const look = LOOKS[event.theme](signupColours(event.theme, event.brand.accent));
  const small = { font: "Geist SemiBold", minSize: 18, left: EDGE } as const;
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUNDS[event.theme].day}"/>`;
  return {
    width: WIDTH,
    height: HEIGHT,
    drawing: ground + look.drawing,
    texts: [
      {
        ...small,
        text: event.organiser.name,
        size: 28,
        colour: look.soft,
        top: 60,
        width: look.width,
        height: 40,
        stands: "top",
      },
      {
        text: event.signup.headline || event.title,
        font: look.font,
        size: look.size,
        minSize: 34,
        colour: look.ink,
        left: EDGE,
        top: 138,
        width: look.width,
        height: 316,
        stands: "top",
      },
      {
        ...small,
        text: cardLine(event),
        size: 32,
        colour: look.accent,
        top: 480,
        width: look.width,
        height: 90,
        stands: "bottom",
      },
    ],
  };
}

/** What the card says below the headline: that there is a replay, or when the show is. */
function cardLine(event: PublicEvent): string {
  const { dateOpen, replay } = wordsFor(event.language);
  return event.replay ? replay.watch : (spokenStart(event) ?? dateOpen);
}

type Colours = Record<`--${string}`, string>;

const LOOKS: Record<PublicEvent["theme"], (colours: Colours) => Look> = {
  editorial: (colours) => ({
    ink: "#17140f",
    soft: "#5c564b",
    accent: colours["--brand-day"] ?? "#17140f",
    font: "Newsreader SemiBold",
    width: 1056,
    size: 168,
    drawing: `<rect x="72" y="106" width="1056" height="1.5" fill="#17140f"/><rect x="72" y="466" width="1056" height="1.5" fill="#17140f"/><rect x="72" y="470" width="1056" height="1.5" fill="#17140f"/>`,
  }),
  collage: (colours) => ({
    ink: "#1c1820",
    soft: "#57505c",
    accent: colours["--brand-day"] ?? "#1c1820",
    font: "Space Grotesk Bold",
    width: 740,
    size: 150,
    drawing: `<g transform="translate(-10 0)"><path fill="${colours["--cut-2"]}" d="M838 -40 L1246 -28 L1238 236 L1152 318 L1034 286 L956 334 L846 262 L872 128 Z"/><path fill="${colours["--cut-1"]}" d="M1012 196 C1094 128 1222 168 1252 268 L1248 590 L1120 612 C1004 588 930 498 938 396 C942 312 962 238 1012 196 Z"/><path fill="${colours["--cut-3"]}" d="M1086 500 L1216 472 L1262 540 L1250 690 L1132 718 L1058 628 Z"/></g>`,
  }),
  retro: (colours) => ({
    ink: "#3a1f10",
    soft: "#6b4a33",
    accent: colours["--brand-day"] ?? "#3a1f10",
    font: "Bungee",
    width: 780,
    size: 132,
    drawing: `<g fill="none" stroke-width="44" transform="translate(140 112)"><path stroke="${colours["--stripe-1"]}" d="M-900 560 H700 A360 360 0 0 0 1060 200 V-900"/><path stroke="${colours["--stripe-2"]}" d="M-900 604 H700 A404 404 0 0 0 1104 200 V-900"/><path stroke="${colours["--stripe-3"]}" d="M-900 516 H700 A316 316 0 0 0 1016 200 V-900"/></g>`,
  }),
  midnight: (colours) => ({
    ink: "#f2f4ff",
    soft: "#a9b0cc",
    accent: colours["--brand-night"] ?? "#f2f4ff",
    font: "Geist SemiBold",
    width: 1056,
    size: 160,
    drawing: `<defs><radialGradient id="lamp" cx="0.82" cy="0" r="0.95"><stop offset="0" stop-color="${colours["--glow"]}" stop-opacity="0.7"/><stop offset="1" stop-color="${colours["--glow"]}" stop-opacity="0"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/>`,
  }),
};
