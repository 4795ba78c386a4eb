import type { DeviceChoices } from "./device-choices";

/** Between a device and who sees or hears it: nothing, or something that can be taken away again. */
export interface Worked {
  readonly track: MediaStreamTrack;
  stop(): void;
}

/** `too_slow`: the machine could not follow, `failed`: the browser cannot do it. In both cases the device is sent as it is. */
export type WorkState = "off" | "starting" | "on" | "reduced" | "too_slow" | "failed";

export interface Kind<Work extends Worked> {
  wanted(choices: DeviceChoices): boolean;
  start(
    device: MediaStreamTrack,
    choices: DeviceChoices,
    onNews: (state: "reduced" | "too_slow" | "failed") => void,
  ): Promise<Work>;
  /** Other choices for what runs; undefined where they change nothing of it. */
  change?(work: Work, choices: DeviceChoices): void;
}

/**
 * What is done to one device's track. Steps run one after the other. What was given up stays so until somebody chooses anew or
 * asks to try again.
 */
export class TrackWork<Work extends Worked> {
  private running: { device: MediaStreamTrack; work: Work } | undefined;
  private gaveUp = false;
  private line: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly kind: Kind<Work>,
    private readonly onState: (state: WorkState) => void,
    /** The device has to be sent as it is from now on. */
    private readonly onGivenUp: () => void,
  ) {}

  /** What to show and send for a device. Never throws: where nothing can be done it is the device's own track. */
  take(device: MediaStreamTrack, choices: DeviceChoices): Promise<MediaStreamTrack> {
    const step = () => this.step(device, choices);
    const done = this.line.then(step, step);
    this.line = done;
    return done;
  }

  /** Somebody chose anew, or wants to see whether it works now. */
  forgive(): void {
    this.gaveUp = false;
  }

  stop(): void {
    this.running?.work.stop();
    this.running = undefined;
  }

  private async step(device: MediaStreamTrack, choices: DeviceChoices): Promise<MediaStreamTrack> {
    const { kind, running } = this;
    const wanted = kind.wanted(choices) && !this.gaveUp;
    if (wanted && running?.device === device) {
      kind.change?.(running.work, choices);
      return running.work.track;
    }
    this.stop();
    if (!wanted) {
      if (!this.gaveUp) this.onState("off");
      return device;
    }
    this.onState("starting");
    try {
      const work = await kind.start(device, choices, (state) => this.hear(device, state));
      // Switched off meanwhile.
      if (device.readyState === "ended") {
        work.stop();
        return device;
      }
      this.running = { device, work };
      this.onState("on");
      return work.track;
    } catch {
      this.gaveUp = true;
      this.onState("failed");
      return device;
    }
  }

  private hear(device: MediaStreamTrack, state: "reduced" | "too_slow" | "failed"): void {
    if (this.running?.device !== device) return;
    if (state !== "reduced") this.gaveUp = true;
    this.onState(state);
    if (state !== "reduced") this.onGivenUp();
  }
}
