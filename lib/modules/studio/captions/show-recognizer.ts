import { log } from "@/lib/platform/runtime/log";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import {
  joinRoomRecognizer,
  type RoomRecognizer,
  type SaidInRoom,
} from "@/lib/providers/room/recognizer/room-recognizer";

/** Whoever comes in under it ends the connection of who was there before: one process listens. */
const IDENTITY = "captions.ears";
/** A room that is away is left alone for a moment. */
const AGAIN_MS = 5_000;

/** The place from which a show's stage is heard: there while there is somebody to hear. */
export class ShowRecognizer {
  private recognizer: RoomRecognizer | null = null;
  private joining: Promise<void> | null = null;
  private people: readonly string[] = [];
  private triedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly eventId: string,
    private readonly signal: AbortSignal,
    private readonly take: (said: SaidInRoom) => void,
  ) {}

  /** Hears these people from now on, and nobody else. Nobody waits for it. */
  hear(people: readonly string[]): void {
    this.people = people;
    if (this.recognizer?.isThere) this.recognizer.send({ hear: people });
    else if (people.length > 0) this.come();
  }

  leave(): void {
    this.people = [];
    this.recognizer?.leave();
    this.recognizer = null;
  }

  private come(): void {
    if (this.joining || performance.now() - this.triedAt < AGAIN_MS) return;
    this.triedAt = performance.now();
    this.joining = this.join()
      .catch((err: unknown) => {
        if (!this.signal.aborted)
          log().warn({ err, event_id: this.eventId }, "captions have no place in the room");
      })
      .finally(() => {
        this.joining = null;
      });
  }

  private async join(): Promise<void> {
    const room = roomName("show", this.eventId);
    // Hears everybody and is seen by nobody, as what records does.
    const claims = { role: "recorder", linkVersion: "", studioLinkId: "", registrationId: "" } as const;
    const token = await roomServer().token({
      room,
      place: "show",
      identity: IDENTITY,
      name: "",
      claims,
      sends: false,
    });
    const recognizer = await joinRoomRecognizer(
      { url: roomServer().url, token },
      {
        signal: this.signal,
        take: (said) => {
          // Who left the stage while they spoke is heard to the end of what the room heard, and no further.
          if (this.recognizer) this.take(said);
        },
        gone: () => undefined,
      },
    );
    if (this.signal.aborted || this.people.length === 0) return recognizer.leave();
    this.recognizer = recognizer;
    recognizer.send({ hear: this.people });
  }
}
