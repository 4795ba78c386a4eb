import type { CameraEffects } from "./camera/camera-effects";
import { asBackground, type CameraLook, changesPicture } from "./camera/camera-look";
import type { DeviceChoices } from "./device-choices";
import { wasPressed } from "./first-press";
import type { Kind, Worked } from "./track-work";

export const lookOf = ({ background, brighten }: DeviceChoices): CameraLook => ({
  background: asBackground(background),
  brighten,
});

// Both are fetched when somebody switches them on, and not before.

export const CAMERA_WORK: Kind<CameraEffects> = {
  wanted: (choices) => changesPicture(lookOf(choices)),
  start: async (device, choices, onNews) => {
    const { CameraEffects } = await import("./camera/camera-effects");
    return CameraEffects.start(device, lookOf(choices), onNews);
  },
  change: (work, choices) => work.set(lookOf(choices)),
};

/** Waits for a first press, without which browsers make no sound; until then there is the browser's own filter. */
export const MICROPHONE_WORK: Kind<Worked> = {
  wanted: ({ noise }) => noise === "strong" && wasPressed(),
  start: async (device, _choices, onNews) => {
    const { StrongFilter } = await import("./microphone/strong-filter");
    return StrongFilter.start(device, onNews);
  },
};
