import type { CameraEffects } from "./camera/camera-effects";
import { asBackground, type CameraLook, changesPicture } from "./camera/camera-look";
import type { DeviceChoices } from "./device-choices";
import { wasPressed } from "./first-press";
import type { Kind, Worked } from "./track-work";

export const lookOf = ({ background, brighten }: DeviceChoices): CameraLook => ({
  background: asBackground(background),
  brighten,
});

// Both are loaded only when the user turns them on.

export const CAMERA_WORK: Kind<CameraEffects> = {
  wanted: (choices) => changesPicture(lookOf(choices)),
  start: async (device, choices, onNews) => {
    const { CameraEffects } = await import("./camera/camera-effects");
    return CameraEffects.start(device, lookOf(choices), onNews);
  },
  change: (work, choices) => work.set(lookOf(choices)),
};

/**
 * Starts after the first user gesture, without which browsers don't process audio; until then, the browser's
 * own filter is used.
 */
export const MICROPHONE_WORK: Kind<Worked> = {
  wanted: ({ noise }) => noise === "strong" && wasPressed(),
  start: async (device, _choices, onNews) => {
    const { StrongFilter } = await import("./microphone/strong-filter");
    return StrongFilter.start(device, onNews);
  },
};
