import { toast } from "sonner";
import type { LocalMedia } from "@/lib/room/local-media";
import type { RoomSession } from "@/lib/room/room-session";
import { Store } from "@/lib/room/store";
import { Talkback } from "@/lib/room/talkback";

/** The person the host is talking to privately. */
export interface Addressed {
  identity: string;
  name: string;
}

/** Private talkback to one person. No one else hears it, least of all the audience. */
export class BackstageTalk {
  /** Null while talkback is off. While it is on, the microphone is muted everywhere else. */
  readonly addressed = new Store<Addressed | null>(null);
  private readonly ear: Talkback;

  constructor(
    backstage: RoomSession,
    private readonly media: LocalMedia,
  ) {
    this.ear = new Talkback(backstage, this.interrupt);
  }

  /** Starts talkback or switches it to another person. Opens the microphone if needed. */
  async start(person: Addressed): Promise<void> {
    this.addressed.set(person);
    if (!this.media.get().microphone) await this.media.retry("microphone");
    const { microphone } = this.media.get();
    // Released in the meantime, or there is no microphone.
    if (this.addressed.get() !== person) return;
    if (!microphone) return this.addressed.set(null);
    try {
      await this.ear.start(microphone, person.identity);
    } catch (error) {
      if (this.addressed.get() === person) this.interrupt();
      throw error;
    }
    if (this.addressed.get() === null) await this.ear.stop();
  }

  async stop(): Promise<void> {
    this.addressed.set(null);
    await this.ear.stop();
  }

  /**
   * Talkback ended although the user didn't stop it. They are muted, because whatever they still say was meant for one
   * person.
   */
  interrupt = (): void => {
    const person = this.addressed.get();
    if (!person) return;
    void this.media.setMuted(true);
    this.addressed.set(null);
    void this.ear.stop().catch(() => undefined);
    toast.warning(`Your private talk with ${person.name} ended`, {
      description: "We muted you so no one else hears you. Unmute when you’re ready.",
    });
  };
}
