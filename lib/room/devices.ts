export interface DeviceOption {
  id: string;
  label: string;
}

export interface DeviceList {
  cameras: DeviceOption[];
  microphones: DeviceOption[];
  speakers: DeviceOption[];
}

export const NO_DEVICES: DeviceList = { cameras: [], microphones: [], speakers: [] };

const NAMES = { videoinput: "Camera", audioinput: "Microphone", audiooutput: "Speaker" } as const;

/**
 * Groups the browser's devices. Leaves out those without ids and names, which browsers hide until a
 * permission is given.
 */
export function groupDevices(
  devices: readonly Pick<MediaDeviceInfo, "deviceId" | "kind" | "label">[],
): DeviceList {
  const of = (kind: MediaDeviceKind): DeviceOption[] =>
    devices
      .filter((device) => device.kind === kind && device.deviceId !== "")
      .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `${NAMES[kind]} ${index + 1}` }));
  return { cameras: of("videoinput"), microphones: of("audioinput"), speakers: of("audiooutput") };
}

export async function listDevices(): Promise<DeviceList> {
  const found = await navigator.mediaDevices?.enumerateDevices().catch(() => []);
  return groupDevices(found ?? []);
}

/** Calls `onChange` when a device is plugged in or unplugged. Returns a function that stops it. */
export function watchDevices(onChange: (devices: DeviceList) => void): () => void {
  const look = () => void listDevices().then(onChange);
  navigator.mediaDevices?.addEventListener("devicechange", look);
  look();
  return () => navigator.mediaDevices?.removeEventListener("devicechange", look);
}
