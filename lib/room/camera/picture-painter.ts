import { paintBackdrop } from "./backdrops";
import { Brightness, meanLuminance } from "./brightness";
import { type DrawnLook, isBackdrop } from "./camera-look";
import type { Level } from "./governor";
import { coverPart } from "./own-background/cover-part";
import { MASK_HEIGHT, MASK_WIDTH, type PersonMask } from "./person-mask";

/**
 * Width to which an image is scaled down before it's scaled up again, which makes the blur. Not every browser
 * has canvas filters.
 */
const BLUR_WIDTHS = { blur_light: 64, blur_strong: 24 };

type Context = OffscreenCanvasRenderingContext2D;

const surface = (width: number, height: number, often = false): Context => {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: often });
  if (!context) throw new Error("This browser can’t draw off screen.");
  context.imageSmoothingQuality = "high";
  return context;
};

/** Paints a camera's frame: the person over the new background, brightened if it's dark. */
export class PicturePainter {
  private readonly small = surface(MASK_WIDTH, MASK_HEIGHT, true);
  private readonly mask = surface(MASK_WIDTH, MASK_HEIGHT);
  private readonly soft = surface(MASK_WIDTH, MASK_HEIGHT);
  private readonly tiny = surface(BLUR_WIDTHS.blur_light, BLUR_WIDTHS.blur_light);
  private person = surface(2, 2);
  private readonly brightness = new Brightness();
  private pictures = 0;

  constructor(private readonly people: PersonMask) {}

  /** `to` has the size of the result. */
  paint(frame: CanvasImageSource, to: Context, look: DrawnLook, level: Level): void {
    const { width, height } = to.canvas;
    this.small.drawImage(frame, 0, 0, MASK_WIDTH, MASK_HEIGHT);
    const seen = this.small.getImageData(0, 0, MASK_WIDTH, MASK_HEIGHT);
    const lift = this.brightness.next(meanLuminance(seen.data), look.brighten);
    to.globalCompositeOperation = "source-over";
    if (look.background === "none") to.drawImage(frame, 0, 0, width, height);
    else {
      if (this.pictures % level.maskEvery === 0) {
        this.people.apply(seen.data);
        this.mask.putImageData(seen, 0, 0);
      }
      this.pictures += 1;
      this.behind(to, look.background, look.own);
      to.drawImage(this.cutOut(frame, width, height), 0, 0);
    }
    if (lift > 0) this.lift(to, lift);
  }

  private behind(
    to: Context,
    background: Exclude<DrawnLook["background"], "none">,
    own: ImageBitmap | null,
  ): void {
    const { width, height } = to.canvas;
    if (isBackdrop(background)) {
      paintBackdrop(to, background, width, height);
      return;
    }
    if (background === "own" && own) {
      const part = coverPart(own, to.canvas);
      to.drawImage(own, part.x, part.y, part.width, part.height, 0, 0, width, height);
      return;
    }
    const wide = BLUR_WIDTHS[background === "own" ? "blur_strong" : background];
    const high = Math.max(2, Math.round((wide * MASK_HEIGHT) / MASK_WIDTH));
    this.tiny.drawImage(this.small.canvas, 0, 0, wide, high);
    // In two steps: a single large one would show the pixels.
    this.soft.drawImage(this.tiny.canvas, 0, 0, wide, high, 0, 0, MASK_WIDTH, MASK_HEIGHT);
    to.drawImage(this.soft.canvas, 0, 0, width, height);
  }

  private cutOut(frame: CanvasImageSource, width: number, height: number): OffscreenCanvas {
    if (this.person.canvas.width !== width || this.person.canvas.height !== height)
      this.person = surface(width, height);
    const { person } = this;
    person.globalCompositeOperation = "copy";
    person.drawImage(this.mask.canvas, 0, 0, width, height);
    person.globalCompositeOperation = "source-in";
    person.drawImage(frame, 0, 0, width, height);
    return person.canvas;
  }

  /** Blending an image over itself with "screen" gives the curve of `liftFor`. */
  private lift(to: Context, strength: number): void {
    to.globalCompositeOperation = "screen";
    to.globalAlpha = strength;
    to.drawImage(to.canvas, 0, 0);
    to.globalAlpha = 1;
    to.globalCompositeOperation = "source-over";
  }
}
