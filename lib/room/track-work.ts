import type { DeviceChoices } from "./device-choices";

/** Processing between a device and its use, which can be removed again. */
export interface Worked {
  readonly track: MediaStreamTrack;
  stop(): void;
}

/**
 * `too_slow`: the machine is too slow, `failed`: the browser doesn't support it. In both cases the
 * unprocessed track is sent.
 */
export type WorkState = "off" | "starting" | "on" | "reduced" | "too_slow" | "failed";

export interface Kind<Work extends Worked> {
  wanted(choices: DeviceChoices): boolean;
  start(
    device: MediaStreamTrack,
    choices: DeviceChoices,
    onNews: (state: "reduced" | "too_slow" | "failed") => void,
  ): Promise<Work>;
  /** Applies other choices to running work; undefined if there are none that matter. */
  change?(work: Work, choices: DeviceChoices): void;
}

/**
 * Processing of one device's track. Steps run one after another. Once given up, it stays off until the user
 * changes the choice or tries again.
 */
export class TrackWork<Work extends Worked> {
  private running: { device: MediaStreamTrack; work: Work } | undefined;
  private gaveUp = false;
  private line: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly kind: Kind<Work>,
    private readonly onState: (state: WorkState) => void,
    /** Called when the unprocessed track has to be sent from now on. */
    private readonly onGivenUp: () => void,
  ) {}

  /** Returns the track to show and send for a device. Never throws: falls back to the device's own track. */
  take(device: MediaStreamTrack, choices: DeviceChoices): Promise<MediaStreamTrack> {
    const step = () => this.step(device, choices);
    const done = this.line.then(step, step);
    this.line = done;
    return done;
  }

  /** Allows another attempt, because the user changed the choice or asked for it. */
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
      // Turned off in the meantime.
      if (device.readyState === "ended") {
        work.stop();
        return device;
      }
      this.running = { device, work };
      this.onState("on");
      return work.track;
    } catch {
      // Its end may be why, and says nothing about the next device.
      if (device.readyState === "ended") return device;
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
