import { toast } from "sonner";
import { NotetakerWatch } from "@/components/room/notetaker/notetaker-watch";
import { OwnCopy } from "@/components/room/own-copy/own-copy";
import { type NewMessage, PrivateChat } from "@/components/room/private-chat";
import { RoomPair } from "@/components/room/room-pair";
import { isFinal } from "@/components/studio/is-final";
import { showError } from "@/components/studio/show-error";
import { api } from "@/lib/client/api";
import type { Patience } from "@/lib/client/patience";
import type { BoardChange } from "@/lib/live/whiteboard/element";
import { pairAccess } from "@/lib/room/access-pair";
import { BoardLine } from "@/lib/room/board-line";
import { DeskMute } from "@/lib/room/desk-mute";
import { FeedStore } from "@/lib/room/feed-store";
import { LiveRoom } from "@/lib/room/live-room";
import { LocalMedia } from "@/lib/room/local-media";
import { TrackPublisher } from "@/lib/room/publish";
import { ReadMarks } from "@/lib/room/read-marks";
import { RoomSession } from "@/lib/room/room-session";
import { StageSync } from "@/lib/room/stage-sync";
import { storage } from "@/lib/room/storage";
import { Store } from "@/lib/room/store";
import { tabName } from "@/lib/room/tab-name";
import type { RoomEnd } from "@/lib/room/types";
import { faceAndVoice, NO_TRACKS } from "@/lib/room/wanted-tracks";
import type { StageState } from "@/lib/stage";
import { isSamePerson } from "@/lib/stage/room-identity";
import { takesMedia } from "@/lib/stage/takes-media";
import { playCue } from "./cues/play-cue";
import { PrivateCues } from "./cues/private-cues";

/** Volume of everyone else while a cue plays, in percent. */
const BENEATH_A_CUE = 35;

/** Why backstage is closed to a guest who was let in. `resumed`: the show was over, and is back on air. */
type BackstageEnd = "removed" | "replaced" | "unknown" | "over" | "resumed";

/** Connects a guest's devices, both rooms and the stage as the audience may see it. */
export class BackstageController extends RoomPair {
  readonly media = new LocalMedia();
  readonly show: RoomSession;
  readonly backstage: RoomSession;
  readonly stage: StageSync;
  /** The guest's identity on stage; null until the first room token. */
  readonly identity = new Store<string | null>(null);
  /** Whether the host has asked the guest to unmute. */
  readonly asked = new Store(false);
  /** Null while backstage isn't closed to the guest. */
  readonly closed = new Store<BackstageEnd | null>(null);
  /** Private chat with the crew. */
  readonly privateChat: PrivateChat;
  readonly notetaker = new NotetakerWatch({
    read: async () => {
      const { slug } = this;
      return (await api("getBackstageNotetaker", { as: `guest:${slug}`, params: { slug }, patience: "once" }))
        .data;
    },
    decide: async () => {
      const { slug } = this;
      return (await api("removeNotetaker", { as: `guest:${slug}`, params: { slug } })).data;
    },
    onProblem: showError,
  });
  /** Private cues from the live timing and the crew. */
  readonly cues: PrivateCues;
  /** Audience chat, questions and polls. */
  readonly feed = new FeedStore((after) => this.feedAfter(after));
  /** The whiteboard, while it is on stage. */
  readonly board = {
    line: new BoardLine(),
    fetch: async (after: number) => {
      const { slug } = this;
      return (
        await api("getBackstageWhiteboard", {
          as: `guest:${slug}`,
          params: { slug },
          query: { after },
          patience: "once",
        })
      ).data;
    },
  };
  /** Whether the guest agreed to be recorded. */
  readonly agreed = new Store(false);
  /** Their own copy of what they send while they're on stage. */
  readonly ownCopy: OwnCopy;
  private readonly deskMute = new DeskMute(this.media);
  private readonly toShow: TrackPublisher;
  private readonly toBackstage: TrackPublisher;
  private readonly unwatch: (() => void)[] = [];
  /** The stage's state when the room was found closed. */
  private stageAtEnd: StageState | null = null;

  constructor(
    readonly slug: string,
    private takingOver: boolean,
    /** The guest's id on stage. */
    person: string,
  ) {
    super();
    const pair = pairAccess(() => this.access());
    const handlers = { onProblem: showError, onMutedByRoom: () => void this.media.setMuted(true) };
    this.stage = new StageSync({
      everyMs: 30_000,
      isFinal,
      fetch: async () => {
        const { data } = await api("getStage", { as: `guest:${slug}`, params: { slug }, patience: "once" });
        return { state: data.stage, epoch: data.epoch, server_time: data.server_time };
      },
    });
    this.show = new RoomSession({
      isFinal,
      getAccess: pair.show,
      live: new LiveRoom({
        stage: this.stage,
        feed: this.feed.followed,
        board: this.board.line,
        onSignal: (signal) => {
          // Who is heard already isn't asked the next time they mute themselves.
          if (signal === "ask_unmute" && this.media.get().muted) this.asked.set(true);
          if (signal === "private_message") void this.privateChat.look();
          if (signal === "recording") this.recordingNews.update((count) => count + 1);
        },
      }),
    });
    this.privateChat = new PrivateChat({
      side: "guest",
      marks: new ReadMarks(storage(), `showrunner.private.guest.${slug}`),
      fetch: async () => {
        const { data } = await api("getMyMessages", { as: `guest:${slug}`, params: { slug } });
        return data.messages;
      },
      // Spoken messages are already shown at the top of the page.
      onNews: ({ name, text, spoken }) =>
        spoken || void toast.message(`Private message from ${name}`, { description: text }),
    });
    this.cues = new PrivateCues({
      slug,
      storage: storage(),
      stage: this.stage,
      messages: this.privateChat.messages,
      now: this.stage.clock.now,
      fetch: async () => (await api("getMyCues", { as: `guest:${slug}`, params: { slug } })).data,
      hear: async (cue) =>
        (await api("hearMyCue", { as: `guest:${slug}`, params: { slug }, query: { cue } })).data,
      play: (sound) => playCue(sound, this.media.get().choices.speakerId),
      isSpeaking: () => this.isSpeaking(),
      isHeardHere: () => this.mine() === undefined || this.show.get().canPublish,
    });
    this.backstage = new RoomSession({ isFinal, getAccess: pair.backstage });
    this.ownCopy = new OwnCopy({
      slug,
      door: "backstage",
      server: async () =>
        (await import("@/components/room/own-copy/speaker-uploads")).speakerUploads(slug, "backstage"),
      show: () => this.show,
      stage: () => this.stage.get().state,
      now: this.stage.clock.now,
      person: () => person,
      hasAgreed: this.agreed.get,
      tracks: () => (this.show.get().canPublish ? this.media.wanted() : NO_TRACKS),
    });
    this.toShow = new TrackPublisher(this.show, handlers);
    this.toBackstage = new TrackPublisher(this.backstage, handlers);
  }

  start(): void {
    this.stage.start();
    this.privateChat.start();
    this.ownCopy.start();
    this.unwatch.push(
      this.stage.subscribe(this.onChange),
      this.media.subscribe(this.onChange),
      this.show.subscribe(this.onRoom),
      this.cues.view.subscribe(this.onCue),
    );
  }

  override enter(): void {
    super.enter();
    this.cues.start();
  }

  stop(): void {
    for (const end of this.unwatch.splice(0)) end();
    this.stage.stop();
    this.privateChat.stop();
    this.cues.stop();
    this.ownCopy.stop();
    this.media.stop();
    void this.leave();
  }

  /** Rejoins the rooms of a show that was resumed after its end. */
  comeBack(): void {
    void this.media.start();
    this.enter();
  }

  private async feedAfter(after: number) {
    const { slug } = this;
    const { data } = await api("getBackstageFeed", {
      as: `guest:${slug}`,
      params: { slug },
      query: { after },
      patience: "once",
    });
    return data;
  }

  async leaveStage(): Promise<void> {
    const { slug } = this;
    // Mutes immediately, whatever the server answers and when.
    await this.media.setMuted(true);
    await api("leaveStage", { as: `guest:${slug}`, params: { slug } });
    this.stage.refresh();
  }

  write = async ({ id, text }: NewMessage): Promise<void> => {
    const { slug } = this;
    const call = { as: `guest:${slug}`, params: { slug }, body: { text } } as const;
    await api("sendMyMessage", { ...call, idempotencyKey: id });
    await this.privateChat.look();
  };

  draw = async (change: BoardChange) => {
    const { slug } = this;
    return (
      await api("drawBackstage", { as: `guest:${slug}`, params: { slug }, body: change, patience: "once" })
    ).data;
  };

  answer(open: boolean): void {
    this.asked.set(false);
    if (open) void this.media.setMuted(false);
  }

  /** The room retries automatically; other callers say how long they wait. */
  access = async (patience: Patience = "once") => {
    const { slug } = this;
    const body = { tab: await tabName(), take_over: this.takingOver };
    const { data } = await api("guestRoomToken", {
      as: `guest:${slug}`,
      params: { slug },
      body,
      patience,
    });
    this.takingOver = false;
    this.identity.set(data.person);
    return data;
  };

  /** Publishes from this tab instead of the same guest's other tab. */
  async takeOver(): Promise<void> {
    this.takingOver = true;
    await this.access("press");
  }

  /** Leaving one room leaves both, so that no guest stays half connected. */
  private readonly onRoom = (): void => {
    const { ended } = this.show.get();
    if (ended !== null && ended !== "left") {
      if (this.closed.get() === null) this.onEnd(ended);
      this.cues.stop();
      void this.backstage.disconnect();
    } else this.closed.set(null);
    this.onChange();
  };

  private onEnd(ended: RoomEnd): void {
    // A host can resume an ended show for a while, and those who were in its room find out from the stage.
    if (ended === "closed") {
      this.stageAtEnd = this.stage.get().state;
      // A refusal is newer than the stage known here. Without one, the room may have been closed after a resume.
      const isBack = this.show.get().problem === null && this.stageAtEnd?.phase === "live";
      this.closed.set(isBack ? "resumed" : "over");
      this.stage.refresh();
      return;
    }
    this.stage.stop();
    const isOver = this.stage.get().state?.phase === "ended";
    this.closed.set(isOver ? "over" : ended === "removed" || ended === "replaced" ? ended : "unknown");
  }

  private mine() {
    const { state } = this.stage.get();
    return state?.stage.find(({ identity }) => isSamePerson(identity, this.identity.get() ?? ""));
  }

  /** Whether a cue has to wait: the guest speaks on stage, or a crew member speaks to them privately. */
  private isSpeaking(): boolean {
    const mine = this.mine();
    const onStage = mine !== undefined && this.show.get().speaking.has(mine.identity);
    return onStage || this.backstage.get().talkbackFrom !== null;
  }

  /** Turns the others down while a cue plays. */
  private readonly onCue = (): void => {
    const percent = this.cues.view.get().sounding ? BENEATH_A_CUE : 100;
    for (const room of [this.show, this.backstage]) room.audio.setVolume(percent);
  };

  private readonly onChange = (): void => {
    const { state } = this.stage.get();
    const closed = this.closed.get();
    if ((closed === "over" || closed === "resumed") && state !== this.stageAtEnd)
      this.closed.set(state?.phase === "live" ? "resumed" : "over");
    const mine = this.mine();
    const staged = mine !== undefined && state?.phase !== "ended";
    const sends = staged && state !== null && takesMedia(state);
    const isHeld = this.deskMute.follow(state, this.identity.get() ?? "");
    const wanted = this.media.wanted();
    const muted = wanted.microphoneMuted || isHeld;
    this.toShow.want(sends ? { ...wanted, microphoneMuted: muted } : NO_TRACKS);
    this.toBackstage.want(sends ? NO_TRACKS : faceAndVoice(wanted));
    this.ownCopy.look();
    // A guest who is live in the show hears the show and private messages to them, not backstage.
    this.backstage.audio.setOn(!sends || state?.phase !== "live");
    if (!staged || !wanted.microphoneMuted) this.asked.set(false);
    if (!staged && wanted.screen) this.media.stopScreen();
  };
}
