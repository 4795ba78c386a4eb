import type { Event } from "@/lib/generated/prisma/client";
import { log } from "@/lib/platform/runtime/log";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import {
  joinRoomRecognizer,
  type RoomRecognizer,
  type SaidInRoom,
} from "@/lib/providers/room/recognizer/room-recognizer";
import { PERSON } from "../rows/announce";

/** A new connection with this identity ends the previous one, so only one process listens. */
const IDENTITY = `${PERSON}.seat`;
/** Delay before it tries again to join a room that's unavailable. */
const AGAIN_MS = 5_000;

/** A notetaker's place in the room, where everyone sees it. It hears only the people it is set to hear. */
export class NotetakerSeat {
  private room: RoomRecognizer | null = null;
  private joining: Promise<void> | null = null;
  private people: readonly string[] = [];
  private triedAt = Number.NEGATIVE_INFINITY;
  private isOver = false;

  constructor(
    private readonly event: Event,
    private readonly name: string,
    private readonly handlers: { signal: AbortSignal; take: (said: SaidInRoom) => void },
  ) {}

  /** Stays in the room and hears exactly these people from now on. Returns immediately. */
  hear(people: readonly string[]): void {
    this.people = people;
    if (this.room?.isThere) this.room.send({ hear: people });
    else this.come();
  }

  leave(): void {
    this.isOver = true;
    this.people = [];
    this.room?.leave();
    this.room = null;
  }

  private come(): void {
    if (this.joining || performance.now() - this.triedAt < AGAIN_MS) return;
    this.triedAt = performance.now();
    this.joining = this.join()
      .catch((err: unknown) => {
        if (!this.handlers.signal.aborted)
          log().warn({ err, event_id: this.event.id }, "a notetaker has no place in the room");
      })
      .finally(() => {
        this.joining = null;
      });
  }

  private async join(): Promise<void> {
    const { signal, take } = this.handlers;
    const claims = { role: "notetaker", linkVersion: "", studioLinkId: "", registrationId: "" } as const;
    const token = await roomServer().token({
      room: roomName("show", this.event.id),
      place: "show",
      identity: IDENTITY,
      name: this.name,
      claims,
      sends: false,
    });
    const room = await joinRoomRecognizer(
      { url: roomServer().url, token },
      { signal, take, gone: () => undefined },
    );
    if (signal.aborted || this.isOver) return room.leave();
    this.room = room;
    room.send({ hear: this.people });
  }
}
