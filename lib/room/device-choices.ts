export const NOISE_FILTERS = ["standard", "strong", "off"] as const;
export type NoiseFilter = (typeof NOISE_FILTERS)[number];

/** What somebody chose on this machine; "" means the browser's default. */
export interface DeviceChoices {
  cameraId: string;
  microphoneId: string;
  speakerId: string;
  /** Whether they were on when the page was last used. */
  cameraOn: boolean;
  microphoneOn: boolean;
  /** What is taken out of the microphone: by the browser, by a network that knows voices, or nothing, for music. */
  noise: NoiseFilter;
  /** What is behind oneself (`Background`). */
  background: string;
  /** Lift a picture that is dark. */
  brighten: boolean;
  /** One's own picture as in a mirror. Others always see it as it is. */
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

/** Choices of former visits, with defaults for what is missing or of the wrong kind. */
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

/** Private windows may refuse to store: then the choice holds for this visit. */
export function writeChoices(storage: Storage | undefined, choices: DeviceChoices): void {
  try {
    storage?.setItem(KEY, JSON.stringify(choices));
  } catch {}
}
