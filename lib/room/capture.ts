import type { NoiseFilter } from "./device-choices";
import { type DeviceKind, type DeviceProblem, deviceProblem, problemOf } from "./device-problem";

export type Captured = { ok: true; track: MediaStreamTrack } | { ok: false; problem: DeviceProblem };

const PICTURE = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30, max: 30 } };
const ASK_MS = 60_000;

const chosen = (deviceId: string) => (deviceId === "" ? {} : { deviceId: { exact: deviceId } });

function constraints(device: "camera" | "microphone", deviceId: string, noise: NoiseFilter) {
  if (device === "camera") return { video: { ...PICTURE, ...chosen(deviceId) } };
  const audio = {
    echoCancellation: true,
    noiseSuppression: noise !== "off",
    autoGainControl: noise !== "off",
    ...chosen(deviceId),
  };
  return { audio };
}

/** Opens a camera or microphone. If a remembered device is gone, uses the default one. Never throws. */
export async function capture(
  device: "camera" | "microphone",
  deviceId: string,
  noise: NoiseFilter = "standard",
): Promise<Captured> {
  if (!navigator.mediaDevices) return failed("insecure", device);
  try {
    const stream = await within(navigator.mediaDevices.getUserMedia(constraints(device, deviceId, noise)));
    const [track] = stream.getTracks();
    return track ? { ok: true, track } : failed("missing", device);
  } catch (error) {
    const problem = deviceProblem(error, device, navigator.userAgent);
    const gone = problem.kind === "unsuitable" || problem.kind === "missing";
    if (gone && deviceId !== "") return capture(device, "", noise);
    return { ok: false, problem };
  }
}

export interface CapturedScreen {
  picture: MediaStreamTrack;
  sound: MediaStreamTrack | null;
}

/** Opens the browser's screen picker. Must be called from a user gesture. Never throws. */
export async function captureScreen(): Promise<
  { ok: true; screen: CapturedScreen } | { ok: false; problem: DeviceProblem }
> {
  if (!navigator.mediaDevices?.getDisplayMedia) return failed("insecure", "screen");
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({
      video: { frameRate: { ideal: 15, max: 30 }, width: { max: 1920 }, height: { max: 1080 } },
      audio: true,
    });
    const [picture] = stream.getVideoTracks();
    if (!picture) return failed("missing", "screen");
    picture.contentHint = "detail";
    return { ok: true, screen: { picture, sound: stream.getAudioTracks()[0] ?? null } };
  } catch (error) {
    return { ok: false, problem: deviceProblem(error, "screen", navigator.userAgent) };
  }
}

function failed(kind: "insecure" | "missing", device: DeviceKind): { ok: false; problem: DeviceProblem } {
  return { ok: false, problem: problemOf(kind, device, navigator.userAgent) };
}

/**
 * An unanswered permission prompt must not block the page forever. If the stream arrives later, it's closed.
 */
function within(opening: Promise<MediaStream>): Promise<MediaStream> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException("The permission prompt wasn’t answered.", "NotAllowedError"));
      void opening.then((stream) => stream.getTracks().forEach((track) => void track.stop()));
    }, ASK_MS);
    opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
