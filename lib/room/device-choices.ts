export const NOISE_FILTERS = ["standard", "strong", "off"] as const;
export type NoiseFilter = (typeof NOISE_FILTERS)[number];

/** The user's device settings on this machine; "" means the browser's default. */
export interface DeviceChoices {
  cameraId: string;
  microphoneId: string;
  speakerId: string;
  /** Whether it was on when the page was last used. */
  cameraOn: boolean;
  microphoneOn: boolean;
  /** Noise removal for the microphone: by the browser, by a voice model, or none, for music. */
  noise: NoiseFilter;
  /** What is shown behind the user (`Background`). */
  background: string;
  /** Brighten a dark image. */
  brighten: boolean;
  /** Mirror the user's own video. Others never see it mirrored. */
  mirror: boolean;
}

export const DEFAULT_CHOICES: DeviceChoices = {
  cameraId: "",
  microphoneId: "",
  speakerId: "",
  cameraOn: true,
  microphoneOn: true,
  noise: "standard",
  background: "none",
  brighten: false,
  mirror: true,
};

const KEY = "showrunner.devices";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

/** Reads the settings of earlier visits, with defaults for missing or invalid ones. */
export function readChoices(storage: Storage | undefined): DeviceChoices {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return DEFAULT_CHOICES;
    const entries = Object.entries(DEFAULT_CHOICES).map(([name, fallback]) => {
      const value = (stored as Record<string, unknown>)[name];
      return [name, typeof value === typeof fallback ? value : fallback];
    });
    const choices = Object.fromEntries(entries) as DeviceChoices;
    return { ...choices, noise: NOISE_FILTERS.find((known) => known === choices.noise) ?? "standard" };
  } catch {
    return DEFAULT_CHOICES;
  }
}

/** Private windows may refuse to store the settings, which then only last for this visit. */
export function writeChoices(storage: Storage | undefined, choices: DeviceChoices): void {
  try {
    storage?.setItem(KEY, JSON.stringify(choices));
  } catch {}
}
