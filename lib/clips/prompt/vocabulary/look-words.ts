const CAPTIONS = "captions?|subtitles?|subs|untertiteln?|sous-?titr(?:es?|age)|subt[ií]tulos?|leyendas?";
const WITHOUT = "(?:no|without(?: any)?|ohne|keine|sans|pas de|aucun|sin)";
const WITH = "(?:with|mit|avec|con)";

/** Whole words, in any case. */
const words = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "iu");

/** Between commas, or after "and": it isn't part of what is talked about. */
const alone = (source: string): RegExp =>
  new RegExp(
    `(?<=^|[,;.|]|\\b(?:and|und|et|y|as|in|als|im|en)\\b)\\s*(?:${source})(?=\\s*(?:$|[,;.|]|(?:and|und|et|y|clip|video|v[ií]d[eé]o|version|format|please|bitte)\\b))`,
    "iu",
  );

const NUDGE = "(?:please |make it |make them |and )?";

export const ORIENTATIONS = {
  square: [words("1\\s*[:x]\\s*1|squared?|quadratisch\\p{L}*|quadrat|carr[ée]e?s?|cuadrad[oa]s?")],
  horizontal: [
    words(
      "16\\s*[:x]\\s*9|horizontal\\p{L}*|landscape|wide-?screen|querformat|paysage|apaisad[oa]|(?:for|für|pour|para) (?:you ?tube|(?:the|our) website)(?! ?shorts?)",
    ),
  ],
  vertical: [
    words(
      "9\\s*[:x]\\s*16|vertical\\p{L}*|vertikal\\p{L}*|portrait(?: format| mode)?|upright|hochformat|hochkant|(?:(?:for|für|pour|para|as|als) (?:an? |einen? |une? )?)?(?:tik ?tok|reels?|you ?tube ?shorts?|insta(?:gram)? stor(?:y|ies))(?= |$|[,;.|])|(?:for|für|pour|para) shorts",
    ),
  ],
} as const;

export const NO_CAPTIONS = words(`(?:${WITHOUT}) (?:${CAPTIONS})|(?:${CAPTIONS}) (?:off|aus)|uncaptioned`);

export const PRESETS = {
  impact: "impact|bold|heavy|fette?n?|gras(?:ses)?|en negrita",
  pill: "pill",
  block: "block|boxed|box",
  underline: "underlined?|unterstrichene?n?|soulign[ée]s?|subrayad[oa]s?",
  bracket: "brackets?|bracketed|klammern?",
  minimal: "minimal\\p{L}*|plain|schlichte?n?|simples|sobres",
} as const;

export const SIZES = {
  lg: "large|big|bigger|huge|gro(?:ß|ss)e?n?|grand[es]*s|grandes",
  sm: "small|smaller|tiny|kleine?n?|petits?|pequeñ[oa]s",
} as const;

/** Captions with something said about them before or after. */
export const captionsWith = (adjective: string): RegExp =>
  words(
    `(?:${WITH} )?(?:${adjective}) (?:(?:style |stil )?(?:${CAPTIONS}))|(?:${WITH} )?(?:${CAPTIONS}):? (?:in |as |im |en |with )?(?:an? |the )?(?:${adjective})(?: style| stil| look)?`,
  );

export const WITH_CAPTIONS = words(`(?:${WITH}) (?:${CAPTIONS})|captioned|untertitelt|sous-titrée?`);

const LOOK = "look|style|template|design|stil|vorlage|aussehen|modèle|estilo|plantilla|layout";
export const TEMPLATES = {
  editorial_motion: words(
    `(?:in |with |im |mit |en |con )?(?:an? |the |einem )?(?:editorial|magazine|paper)(?:[_ ]motion)?[- ](?:${LOOK})|editorial[_ ]motion|(?:${LOOK}) (?:éditorial|editorial)`,
  ),
  speaker_focus: words(`(?:in |with )?(?:an? |the )?speaker[-_ ]focus(?: (?:${LOOK}))?`),
} as const;

const PACE = "motion|cuts?|pace|pacing|movement|schnitte?n?|bewegung|montage|ritmo|rythme";
export const MOTIONS = {
  energetic: [
    alone(
      `${NUDGE}(?:energetic|dynamic|fast[- ]paced|lively|punchy|energisch|dynamisch|énergique|dynamique|enérgico|dinámico)`,
    ),
    words(
      `(?:${WITH} )?(?:energetic|dynamic|fast|lively|punchy|quick|schnelle[nm]?|dynamische[nm]?) (?:${PACE})`,
    ),
  ],
  calm: [
    alone(`${NUDGE}(?:calm|quiet look|ruhig|calme|tranquilo)`),
    words(`(?:${WITH} )?(?:calm|slow|gentle|ruhige[nm]?|langsame[nm]?|no|without) (?:${PACE})`),
  ],
} as const;

export const COLORS: Readonly<Record<string, string>> = {
  yellow: "#ffd60a",
  gelb: "#ffd60a",
  jaune: "#ffd60a",
  amarillo: "#ffd60a",
  amarilla: "#ffd60a",
  red: "#ff3b30",
  rot: "#ff3b30",
  rouge: "#ff3b30",
  rojo: "#ff3b30",
  roja: "#ff3b30",
  blue: "#0a84ff",
  blau: "#0a84ff",
  bleu: "#0a84ff",
  azul: "#0a84ff",
  green: "#30d158",
  grün: "#30d158",
  vert: "#30d158",
  verde: "#30d158",
  orange: "#ff9f0a",
  naranja: "#ff9f0a",
  pink: "#ff375f",
  rosa: "#ff375f",
  rose: "#ff375f",
  purple: "#bf5af2",
  violet: "#bf5af2",
  lila: "#bf5af2",
  morado: "#bf5af2",
  white: "#ffffff",
  weiß: "#ffffff",
  blanc: "#ffffff",
  blanco: "#ffffff",
};

const COLOR = `#[0-9a-f]{6}|#[0-9a-f]{3}|${Object.keys(COLORS).join("|")}`;
const MARKED = "highlight(?:s|ing|ed words?|ed)?|hervorhebung\\p{L}*|surlignage|resaltad[oa]s?|accents?";
/** The color is the first group or the second. */
export const HIGHLIGHT = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${WITH} )?(?:an? |the )?(${COLOR})(?:er|en|e|es)? (?:${MARKED}|(?:${CAPTIONS})|words)|(?:${WITH} )?(?:${MARKED}):? (?:in |en |au? |is )?(${COLOR}))(?![\\p{L}\\d])`,
  "iu",
);
export const HEX =
  /(?:in |with |mit |en |con )?(?<![\p{L}\d])(#(?:[0-9a-f]{6}|[0-9a-f]{3}))(?![\p{L}\d])(?: highlights?)?/iu;

const LEFT_OUT = `${WITHOUT}|cut(?: out)?(?: the| all)?|remove(?: the| all)?|take out(?: the)?|schneide(?: die)?|coupe(?:r|z)?(?: les)?|quita(?:r)?(?: los| las)?`;
export const FLAGS = {
  removeSilences: words(
    `(?:${LEFT_OUT}) (?:silences?|pauses?|pausen|dead air|gaps|silencios?|pausas?)(?: (?:heraus|raus))?`,
  ),
  removeFillers: words(
    `(?:${LEFT_OUT}) (?:fillers?(?: words)?|filler words|ums?|uhs?|ums and uhs|ähs?|füllwörter|hésitations|muletillas)(?: (?:heraus|raus))?`,
  ),
  timerBadge: words(
    `(?:${WITH} )(?:an? |the |einem |un |une )?(?:timer|countdown|compte à rebours|temporizador)(?: badge)?`,
  ),
  logo: words(`(?:${WITH} )(?:our |the |my |a |unserem |dem |notre |le |nuestro |el )?logo`),
  improveSound: words(
    "(?:improved?|clean(?:ed)?(?: up)?|better|enhanced?|(?:mit )?besserem)(?: the)? (?:sound|audio|ton)|améliore(?:r|z)? le son|mejora(?:r)? el (?:sonido|audio)",
  ),
} as const;
export const NO_LOGO = words(`(?:${WITHOUT})(?: the| our)? logo`);
export const EVERYONE = words(
  "(?:show|keep) (?:every(?:one|body)|all(?: of them)?|the whole (?:frame|stage|picture))(?: in (?:the )?(?:frame|picture))?|(?:the )?whole (?:frame|picture)|zeig alle|tout le monde à l['’]image|muestra a todos",
);
export const TITLED =
  /(?:,? ?(?:with the |mit dem |avec le |con el |and )?(?:titled?|called|title:|titel:?|intitulée?|titre:?|titulad[oa]|título:?))\s*["“”„«»']\s*([^"“”„«»]{1,160}?)\s*["“”«»']/iu;
