import type { CameraEffects } from "./camera/camera-effects";
import { asBackground, type CameraLook, changesPicture } from "./camera/camera-look";
import type { DeviceChoices } from "./device-choices";
import type { Kind } from "./track-work";

export const lookOf = ({ background, brighten }: DeviceChoices): CameraLook => ({
  background: asBackground(background),
  brighten,
});

/** Fetched when somebody switches it on, and not before. */
export const CAMERA_WORK: Kind<CameraEffects> = {
  wanted: (choices) => changesPicture(lookOf(choices)),
  start: async (device, choices, onNews) => {
    const { CameraEffects } = await import("./camera/camera-effects");
    return CameraEffects.start(device, lookOf(choices), onNews);
  },
  change: (work, choices) => work.set(lookOf(choices)),
};
