import { capture, captureScreen } from "./capture";
import { type DeviceChoices, readChoices, writeChoices } from "./device-choices";
import type { DeviceProblem } from "./device-problem";
import { CAMERA_WORK, MICROPHONE_WORK } from "./device-work";
import { type DeviceList, listDevices, NO_DEVICES, watchDevices } from "./devices";
import { onFirstPress } from "./first-press";
import { storage } from "./storage";
import { Store } from "./store";
import { type Kind, TrackWork, type Worked, type WorkState } from "./track-work";
import { NO_TRACKS, type WantedTracks } from "./wanted-tracks";

export type Device = "camera" | "microphone";

export interface LocalMediaView {
  /** The video as shown and sent: the device's own track, or the processed one. */
  camera: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
  /** The microphone's unprocessed track: its meter and check are about the device, not about a filter. */
  heard: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
  screenSound: MediaStreamTrack | null;
  muted: boolean;
  /** The browser is asking for permission, or the device is starting. */
  opening: Record<Device, boolean>;
  problems: Partial<Record<Device | "screen", DeviceProblem>>;
  devices: DeviceList;
  /** Devices that were disconnected while in use. Others may replace them until they are back. */
  lost: Record<Device, { id: string } | null>;
  choices: DeviceChoices;
  /** State of the processing of video and audio. */
  work: Record<Device, WorkState>;
}

/**
 * The user's own camera, microphone and screen: opens, switches and mutes them, and remembers the settings.
 * Independent of any room.
 */
export class LocalMedia {
  private readonly store: Store<LocalMediaView>;
  private unwatch: (() => void) | null;
  private endWaiting: () => void = () => undefined;
  /** The latest request per device; results of earlier ones are discarded. */
  private readonly turns: Record<Device, number> = { camera: 0, microphone: 0 };
  /** How often everything was stopped: a screen whose picker was open then isn't shared. */
  private stops = 0;
  /** The devices' unprocessed tracks. */
  private readonly raw: Record<Device, MediaStreamTrack | null> = { camera: null, microphone: null };
  private readonly works = {
    camera: this.workOn("camera", CAMERA_WORK),
    microphone: this.workOn("microphone", MICROPHONE_WORK),
  };

  constructor() {
    const choices = readChoices(storage());
    this.store = new Store<LocalMediaView>({
      camera: null,
      microphone: null,
      heard: null,
      screen: null,
      screenSound: null,
      muted: !choices.microphoneOn,
      opening: { camera: false, microphone: false },
      problems: {},
      devices: NO_DEVICES,
      lost: { camera: null, microphone: null },
      choices,
      work: { camera: "off", microphone: "off" },
    });
    this.unwatch = watchDevices(this.onDevices);
  }

  get = (): LocalMediaView => this.store.get();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /**
   * Opens the devices that were on last time; always the microphone, even muted, so that unmuting is instant.
   */
  async start(): Promise<void> {
    this.unwatch ??= watchDevices(this.onDevices);
    this.endWaiting();
    this.endWaiting = onFirstPress(() => void this.dress("microphone"));
    const { cameraOn } = this.get().choices;
    await Promise.all([this.open("microphone"), cameraOn ? this.open("camera") : undefined]);
  }

  async setCamera(on: boolean): Promise<void> {
    this.choose({ cameraOn: on });
    if (on) return this.open("camera");
    this.turns.camera += 1;
    this.close("camera");
    this.patch({ opening: { ...this.get().opening, camera: false } });
    this.setLost("camera", null);
  }

  async setMuted(muted: boolean): Promise<void> {
    this.choose({ microphoneOn: !muted });
    const { microphone } = this.get();
    if (microphone) microphone.enabled = !muted;
    this.patch({ muted });
    if (!muted && !microphone) await this.open("microphone");
  }

  async switchTo(device: Device | "speaker", id: string): Promise<void> {
    if (device === "speaker") return this.choose({ speakerId: id });
    this.choose(device === "camera" ? { cameraId: id, cameraOn: true } : { microphoneId: id });
    this.setLost(device, null);
    await this.open(device);
  }

  async setNoise(noise: DeviceChoices["noise"]): Promise<void> {
    const previous = this.get().choices.noise;
    this.choose({ noise });
    if (!this.raw.microphone) return;
    // The browser's own filter is set when the microphone is opened.
    if ((previous === "off") !== (noise === "off")) await this.open("microphone");
    else await this.tryAgain("microphone");
  }

  async setLook(look: Partial<Pick<DeviceChoices, "background" | "brighten">>): Promise<void> {
    this.choose(look);
    await this.tryAgain("camera");
  }

  /** Tries processing again after it was given up. */
  async tryAgain(device: Device): Promise<void> {
    this.works[device].forgive();
    await this.dress(device);
  }

  /** Returns the id of the open device. */
  deviceInUse = (device: Device): string | undefined => this.raw[device]?.getSettings().deviceId;

  setMirror(mirror: boolean): void {
    this.choose({ mirror });
  }

  retry = (device: Device): Promise<void> => this.open(device);

  async shareScreen(): Promise<DeviceProblem | null> {
    const { stops } = this;
    const captured = await captureScreen();
    if (!captured.ok) return captured.problem;
    const { picture, sound } = captured.screen;
    if (stops !== this.stops) {
      picture.stop();
      sound?.stop();
      return null;
    }
    this.stopScreen();
    picture.addEventListener("ended", this.stopScreen);
    this.patch({ screen: picture, screenSound: sound });
    return null;
  }

  stopScreen = (): void => {
    const { screen, screenSound } = this.get();
    screen?.stop();
    screenSound?.stop();
    this.patch({ screen: null, screenSound: null });
  };

  /** Returns the tracks that a publisher should send now. */
  wanted(): WantedTracks {
    const { camera, microphone, screen, screenSound, muted } = this.get();
    return { ...NO_TRACKS, camera, microphone, screen, screenSound, microphoneMuted: muted };
  }

  stop(): void {
    this.unwatch?.();
    this.unwatch = null;
    this.endWaiting();
    this.stops += 1;
    this.turns.camera += 1;
    this.turns.microphone += 1;
    this.close("camera");
    this.close("microphone");
    this.patch({ lost: { camera: null, microphone: null } });
    this.stopScreen();
  }

  private async open(device: Device, id = this.chosen(device)): Promise<void> {
    this.turns[device] += 1;
    const turn = this.turns[device];
    const { choices, opening } = this.get();
    this.patch({ opening: { ...opening, [device]: true } });
    // Some systems only let one caller use a device: close it before opening another.
    this.close(device);
    const captured = await capture(device, id, choices.noise);
    if (turn !== this.turns[device]) {
      if (captured.ok) captured.track.stop();
      return;
    }
    if (!captured.ok) return this.opened(device, { problem: captured.problem });
    const { track } = captured;
    track.addEventListener("ended", () => this.onEnded(device, track));
    this.raw[device] = track;
    await this.dress(device);
    if (this.raw[device] !== track) return;
    if (id === this.get().lost[device]?.id && id === this.deviceInUse(device)) this.setLost(device, null);
    this.opened(device, { devices: await listDevices() });
  }

  private chosen(device: Device): string {
    const { cameraId, microphoneId } = this.get().choices;
    return device === "camera" ? cameraId : microphoneId;
  }

  /** Camera and microphone open at the same time: what is known of the other one is read only now. */
  private opened(device: Device, result: { problem?: DeviceProblem; devices?: DeviceList }): void {
    const { opening, problems, devices } = this.get();
    const { [device]: _previous, ...others } = problems;
    const { problem } = result;
    this.patch({
      opening: { ...opening, [device]: false },
      problems: problem ? { ...others, [device]: problem } : others,
      devices: result.devices ?? devices,
    });
  }

  /** Processes a device's track and shows and sends the result, never the unprocessed track before that. */
  private async dress(device: Device): Promise<void> {
    const raw = this.raw[device];
    if (!raw) return;
    const track = await this.works[device].take(raw, this.get().choices);
    if (this.raw[device] !== raw) return track.stop();
    if (device === "microphone") track.enabled = !this.get().muted;
    this.patch({ [device]: track, heard: this.raw.microphone });
  }

  /**
   * Switches to the default device if the track ended because the device was unplugged or taken away, until it's
   * back.
   */
  private onEnded(device: Device, track: MediaStreamTrack): void {
    if (this.raw[device] !== track) return;
    const id = this.get().lost[device]?.id ?? (this.chosen(device) || track.getSettings().deviceId);
    this.setLost(device, { id: id ?? "" });
    void this.open(device, "");
  }

  private readonly onDevices = (devices: DeviceList): void => {
    const { lost, devices: before } = this.get();
    this.patch({ devices });
    for (const device of ["camera", "microphone"] as const) {
      const isLost = ({ id }: { id: string }) => id === lost[device]?.id;
      // One that another program took was listed all the time: trying it each time would interrupt what replaces it.
      if (before[`${device}s`].some(isLost)) continue;
      const back = devices[`${device}s`].find(isLost);
      if (back && back.id !== this.deviceInUse(device)) void this.reopen(device, back.id);
    }
  };

  /** Opens a device that is back. If that fails, the default one. */
  private async reopen(device: Device, id: string): Promise<void> {
    await this.open(device, id);
    const { lost, problems, opening } = this.get();
    if (lost[device]?.id === id && problems[device] && !opening[device]) await this.open(device, "");
  }

  private setLost(device: Device, lost: { id: string } | null): void {
    this.patch({ lost: { ...this.get().lost, [device]: lost } });
  }

  private close(device: Device): void {
    const track = this.raw[device];
    this.raw[device] = null;
    if (!track) return;
    this.patch({ [device]: null, heard: this.raw.microphone });
    this.works[device].stop();
    track.stop();
  }

  private workOn<Work extends Worked>(device: Device, kind: Kind<Work>): TrackWork<Work> {
    const onState = (state: WorkState) => this.patch({ work: { ...this.get().work, [device]: state } });
    return new TrackWork(kind, onState, () => void this.dress(device));
  }

  private choose(change: Partial<DeviceChoices>): void {
    const choices = { ...this.get().choices, ...change };
    writeChoices(storage(), choices);
    this.patch({ choices });
  }

  private patch(change: Partial<LocalMediaView>): void {
    this.store.update((view) => ({ ...view, ...change }));
  }
}
