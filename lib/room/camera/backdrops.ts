/** A background image: a gradient of two colors from top to bottom, and light from one side. */
export interface Backdrop {
  label: string;
  top: string;
  bottom: string;
  /** Where the light falls, as fractions of width and height. */
  light: { colour: string; x: number; y: number };
}

/** Generated from colors alone: no photos, nothing to download. */
export const BACKDROPS = {
  dusk: {
    label: "Dusk",
    top: "#2b2a63",
    bottom: "#7a5a9c",
    light: { colour: "#f2b8a0", x: 0.8, y: 0.85 },
  },
  sand: {
    label: "Sand",
    top: "#e9dfd0",
    bottom: "#c9b59a",
    light: { colour: "#fffaf0", x: 0.2, y: 0.15 },
  },
  forest: {
    label: "Forest",
    top: "#1f3d36",
    bottom: "#0f241f",
    light: { colour: "#7fb69a", x: 0.75, y: 0.2 },
  },
  night: {
    label: "Night",
    top: "#0d1220",
    bottom: "#1b2440",
    light: { colour: "#4c6bd6", x: 0.25, y: 0.25 },
  },
} as const satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof BACKDROPS;

/** Returns the same background as CSS, for the button that selects it. */
export function backdropStyle(name: BackdropName): string {
  const { top, bottom, light } = BACKDROPS[name];
  const at = `${light.x * 100}% ${light.y * 100}%`;
  return `radial-gradient(circle at ${at}, ${light.colour}99, transparent 70%), linear-gradient(${top}, ${bottom})`;
}

type Context = OffscreenCanvasRenderingContext2D;

export function paintBackdrop(context: Context, name: BackdropName, width: number, height: number): void {
  const { top, bottom, light } = BACKDROPS[name];
  const wall = context.createLinearGradient(0, 0, 0, height);
  wall.addColorStop(0, top);
  wall.addColorStop(1, bottom);
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);
  const x = light.x * width;
  const y = light.y * height;
  const glow = context.createRadialGradient(x, y, 0, x, y, width * 0.7);
  glow.addColorStop(0, `${light.colour}99`);
  glow.addColorStop(1, `${light.colour}00`);
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
}
