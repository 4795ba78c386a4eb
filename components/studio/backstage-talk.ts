import { EarTalk } from "@/lib/room/ear-talk";
import type { LocalMedia } from "@/lib/room/local-media";
import type { RoomSession } from "@/lib/room/room-session";
import { Store } from "@/lib/room/store";

/** Whom one speaks to apart from the show: one person's ear. */
export interface Addressed {
  identity: string;
  name: string;
}

/** Speaking to one person alone, while everybody else, the audience first of all, hears nothing of it. */
export class BackstageTalk {
  /** Null while one speaks to nobody in particular. One's own microphone is silent elsewhere while it is not. */
  readonly addressed = new Store<Addressed | null>(null);
  private readonly ear: EarTalk;

  constructor(
    backstage: RoomSession,
    private readonly media: LocalMedia,
  ) {
    this.ear = new EarTalk(backstage);
  }

  /** Begins, or goes over to somebody else. Opens the microphone where there is none yet. */
  async start(person: Addressed): Promise<void> {
    this.addressed.set(person);
    if (!this.media.get().microphone) await this.media.retry("microphone");
    const { microphone } = this.media.get();
    // Let go of meanwhile, or no microphone to be had.
    if (this.addressed.get() !== person) return;
    if (!microphone) return this.addressed.set(null);
    await this.ear.start(microphone, person.identity);
    if (this.addressed.get() === null) await this.ear.stop();
  }

  async stop(): Promise<void> {
    this.addressed.set(null);
    await this.ear.stop();
  }
}
