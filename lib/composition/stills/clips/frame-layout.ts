import type { Box } from "../canvas/box";
import { type ClipLook, clipSize } from "./clip-look";

/** Where everything in a clip is, in pixels. */
export interface FrameLayout {
  width: number;
  height: number;
  /** Pixels for one of a picture whose shorter side has 1080. */
  unit: number;
  /** What platforms leave free of their own buttons and texts. */
  safe: Box;
  picture: Box;
  radius: number;
  kicker: Box;
  title: Box;
  /** Name of the speaker. */
  speaker: Box;
  captions: Box;
  timer: Box;
  logo: Box;
  follow: Box;
}

type Places = Omit<FrameLayout, "width" | "height" | "unit" | "radius">;

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** The free part of a vertical clip is what TikTok, Reels and Shorts all leave free. */
const VERTICAL_SAFE = box(72, 210, 868, 1270);
const SQUARE_SAFE = box(48, 48, 984, 984);
const HORIZONTAL_SAFE = box(96, 60, 1728, 930);

const FOCUS: Record<ClipLook["orientation"], Places> = {
  vertical: {
    ...{ safe: VERTICAL_SAFE, picture: box(0, 0, 1080, 1920) },
    // In the middle of the picture, between what is free on both sides.
    ...{ kicker: box(140, 226, 560, 44), title: box(140, 304, 800, 330), timer: box(800, 216, 140, 64) },
    ...{ captions: box(140, 1070, 800, 320), speaker: box(140, 1412, 800, 56), logo: box(140, 216, 200, 64) },
    follow: box(140, 330, 800, 120),
  },
  square: {
    ...{ safe: SQUARE_SAFE, picture: box(0, 0, 1080, 1080) },
    ...{ kicker: box(60, 64, 640, 40), title: box(60, 128, 960, 220), timer: box(880, 60, 140, 60) },
    ...{ captions: box(90, 690, 900, 230), speaker: box(90, 940, 900, 52), logo: box(60, 60, 200, 60) },
    follow: box(140, 150, 800, 110),
  },
  horizontal: {
    ...{ safe: HORIZONTAL_SAFE, picture: box(0, 0, 1920, 1080) },
    ...{ kicker: box(96, 84, 1000, 44), title: box(96, 148, 1080, 210), timer: box(1684, 76, 140, 62) },
    ...{ captions: box(300, 690, 1320, 210), speaker: box(300, 918, 1320, 54), logo: box(96, 76, 220, 64) },
    follow: box(560, 150, 800, 112),
  },
};

const EDITORIAL: Record<ClipLook["orientation"], Places> = {
  vertical: {
    ...{ safe: VERTICAL_SAFE, picture: box(72, 608, 936, 610) },
    ...{ kicker: box(72, 218, 640, 40), title: box(72, 286, 868, 288), timer: box(788, 632, 132, 58) },
    ...{ captions: box(72, 1262, 868, 210), speaker: box(96, 1140, 700, 54), logo: box(740, 210, 200, 56) },
    follow: box(140, 990, 800, 120),
  },
  square: {
    ...{ safe: SQUARE_SAFE, picture: box(60, 252, 960, 540) },
    ...{ kicker: box(60, 58, 640, 34), title: box(60, 100, 960, 132), timer: box(872, 272, 128, 54) },
    ...{ captions: box(60, 826, 960, 190), speaker: box(82, 720, 720, 50), logo: box(820, 48, 200, 54) },
    follow: box(60, 600, 960, 110),
  },
  horizontal: {
    ...{ safe: HORIZONTAL_SAFE, picture: box(692, 96, 1132, 636) },
    ...{ kicker: box(96, 116, 540, 40), title: box(96, 180, 540, 420), timer: box(1672, 120, 128, 56) },
    ...{ captions: box(692, 776, 1132, 200), speaker: box(718, 654, 800, 54), logo: box(96, 640, 220, 76) },
    follow: box(692, 530, 1132, 112),
  },
};

/** Without a title, the picture is larger. */
function withoutTitle(places: Places, orientation: ClipLook["orientation"]): Places {
  if (orientation === "horizontal") return places;
  const top = orientation === "vertical" ? 290 : 112;
  const { picture, timer } = places;
  const by = picture.y - top;
  return {
    ...places,
    picture: { ...picture, y: top, height: picture.height + by },
    timer: { ...timer, y: timer.y - by },
  };
}

/** Without a name below them, captions over a picture are lower: more of a face that fills it stays free. */
function withoutName(places: Places): Places {
  const { captions, speaker } = places;
  return { ...places, captions: { ...captions, y: speaker.y + speaker.height - captions.height } };
}

const RADIUS = 28;

/** Returns where everything in a clip is, for a shorter side of so many pixels. */
export function frameLayout(look: ClipLook, shortSide: number): FrameLayout {
  const unit = shortSide / 1_080;
  const isFocus = look.template === "speaker_focus";
  const drawn = (isFocus ? FOCUS : EDITORIAL)[look.orientation];
  const hasTitle = isFocus || look.title.trim() !== "";
  const titled = hasTitle ? drawn : withoutTitle(drawn, look.orientation);
  const places = isFocus && look.speaker === "" ? withoutName(titled) : titled;
  const scaled = Object.fromEntries(
    Object.entries(places).map(([name, place]) => [name, times(place, unit)]),
  ) as unknown as Places;
  return {
    ...{ ...clipSize(look.orientation, shortSide), unit, radius: isFocus ? 0 : RADIUS * unit },
    ...{
      ...scaled,
      picture: isFocus ? { x: 0, y: 0, ...clipSize(look.orientation, shortSide) } : even(scaled.picture),
    },
  };
}

const times = ({ x, y, width, height }: Box, unit: number): Box => ({
  ...{ x: x * unit, y: y * unit },
  ...{ width: width * unit, height: height * unit },
});

/** Colors have half the resolution. */
function even({ x, y, width, height }: Box): Box {
  const [left, top] = [2 * Math.round(x / 2), 2 * Math.round(y / 2)];
  return { x: left, y: top, width: 2 * Math.round(width / 2), height: 2 * Math.round(height / 2) };
}
