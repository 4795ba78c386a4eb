import { log } from "@/lib/platform/runtime/log";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import {
  joinRoomRecognizer,
  type RoomRecognizer,
  type SaidInRoom,
} from "@/lib/providers/room/recognizer/room-recognizer";

/**
 * The captions' identity in the room. A new connection with it ends the previous one, so only one process
 * listens.
 */
const IDENTITY = "captions.ears";
/** Delay before reconnecting to an unavailable room. */
const AGAIN_MS = 5_000;

/** The connection that listens to a show's stage. Exists while there is anyone to listen to. */
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

  /** Listens to exactly these people from now on. Returns immediately. */
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
    // Hears everyone and is invisible, like the recorder.
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
          // A person who leaves the stage while speaking is transcribed up to what the room heard.
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
