import { toast } from "sonner";
import type { NotetakerWatch } from "@/components/room/notetaker/notetaker-watch";
import { OwnCopy } from "@/components/room/own-copy/own-copy";
import { type NewMessage, PrivateChat } from "@/components/room/private-chat";
import { RoomPair } from "@/components/room/room-pair";
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
import { faceAndVoice, NO_TRACKS } from "@/lib/room/wanted-tracks";
import type { StageCommandInput, StagePerson } from "@/lib/stage";
import { isSamePerson } from "@/lib/stage/room-identity";
import { rightsOf } from "@/lib/stage/show-roles";
import { takesMedia } from "@/lib/stage/takes-media";
import { BackstageTalk } from "./backstage-talk";
import { CommandQueue } from "./command-queue";
import { GoLive } from "./go-live";
import { isFinal } from "./is-final";
import { knownFor, peopleFor } from "./people-for";
import { showError } from "./show-error";
import { StudioCalls } from "./studio-calls";
import { StudioDesk } from "./studio-desk";
import { studioNotetaker } from "./studio-notetaker";
import { unmutesOwn } from "./unmutes-own";
import { VoiceCommand } from "./voice-command";

/** The first version is acknowledged at once, later ones together within this time. */
const ACK_PAUSE_MS = 120;

/** The studio without its page: rooms, devices, stage, desk, commands. */
export class StudioController extends RoomPair {
  readonly media = new LocalMedia();
  readonly show: RoomSession;
  readonly backstage: RoomSession;
  readonly stage: StageSync;
  readonly desk: StudioDesk;
  readonly commands: CommandQueue;
  readonly calls: StudioCalls;
  readonly air: GoLive;
  /** The show has ended, now or earlier. No devices turn on automatically when it resumes. */
  readonly out = new Store(false);
  private resuming = false;
  /** The feeds: one for everyone, one for the desk. */
  readonly feed = new FeedStore((after) => this.feedAfter("feed", after));
  readonly deskFeed = new FeedStore((after) => this.feedAfter("desk_feed", after));
  /** The whiteboard, prepared and on stage. */
  readonly board = {
    line: new BoardLine(),
    fetch: async (after: number) => {
      const { slug } = this;
      return (
        await api("getWhiteboard", {
          as: `host:${slug}`,
          params: { slug },
          query: { after },
          patience: "once",
        })
      ).data;
    },
  };
  /** Private talkback to one person. */
  readonly talk: BackstageTalk;
  /** Commands spoken while a button is held. */
  readonly voice: VoiceCommand;
  /** Whether the user hears backstage; null: depends on whether they are on air. */
  readonly listens = new Store<boolean | null>(null);
  /** Private chats between guests and the crew. */
  readonly privateChat: PrivateChat;
  readonly notetaker: NotetakerWatch;
  /** The user's own copy of what they send while they're on stage. */
  readonly ownCopy: OwnCopy;
  private readonly deskMute = new DeskMute(this.media);
  private readonly toShow: TrackPublisher;
  private readonly toBackstage: TrackPublisher;
  private readonly unwatch: (() => void)[] = [];
  private acknowledged = -1;
  private epoch = 0;
  private ackTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly slug: string,
    private takingOver = false,
  ) {
    super();
    const pair = pairAccess(() => this.roomAccess());
    const common = { isFinal };
    this.stage = new StageSync({
      fetch: async () => {
        const desk = await this.desk.fetch();
        return { state: desk.stage, epoch: desk.epoch, server_time: desk.server_time };
      },
      everyMs: 20_000,
    });
    this.desk = new StudioDesk(slug, this.stage);
    this.show = new RoomSession({
      ...common,
      getAccess: pair.show,
      live: new LiveRoom({
        stage: this.stage,
        seesWhole: () => this.rights?.sees.stage === "whole",
        onSignal: (signal) => {
          if (signal === "people") void this.desk.refresh();
          if (signal === "private_message") void this.privateChat.look();
          if (signal === "recording") this.recordingNews.update((count) => count + 1);
        },
        onJoined: () => void this.desk.refresh(),
        board: this.board.line,
        feed: this.feed.followed,
        onSaying: this.feed.saying,
        deskFeed: this.deskFeed.followed,
      }),
    });
    this.backstage = new RoomSession({ ...common, getAccess: pair.backstage });
    const handlers = { onProblem: showError, onMutedByRoom: () => void this.media.setMuted(true) };
    this.ownCopy = new OwnCopy({
      slug,
      door: "studio",
      server: async () =>
        (await import("@/components/room/own-copy/speaker-uploads")).speakerUploads(slug, "studio"),
      show: () => this.show,
      stage: () => this.stage.get().state,
      now: this.stage.clock.now,
      person: () => this.me,
      hasAgreed: () => this.desk.get().desk?.me.recording === "given",
      tracks: () => (this.show.get().canPublish ? this.media.wanted() : NO_TRACKS),
    });
    this.toShow = new TrackPublisher(this.show, handlers);
    this.toBackstage = new TrackPublisher(this.backstage, handlers);
    this.privateChat = new PrivateChat({
      side: "crew",
      marks: new ReadMarks(storage(), `showrunner.private.crew.${slug}`),
      fetch: () => this.privateMessages(),
      onNews: ({ name, text }) => void toast.message(`Private message from ${name}`, { description: text }),
    });
    this.notetaker = studioNotetaker(slug);
    this.talk = new BackstageTalk(this.backstage, this.media);
    this.voice = new VoiceCommand(slug, this.media, () => this.talk.addressed.get() !== null);
    const look = async () => {
      this.stage.refresh();
      await this.desk.refresh();
    };
    this.calls = new StudioCalls(slug, look);
    this.air = new GoLive(this);
    this.commands = new CommandQueue({
      slug,
      stage: this.stage,
      known: () => {
        const { desk } = this.desk.get();
        return desk ? knownFor(desk) : { people: [] };
      },
      onTrouble: showError,
      look,
      onAccepted: (commands, before) => {
        const known = [...before, ...(this.desk.get().desk?.commands ?? [])];
        if (unmutesOwn(commands, this.me ?? "", known)) void this.media.setMuted(false);
      },
    });
  }

  /** Starts watching the desk; `enter` joins the room. */
  start(): void {
    this.desk.start();
    this.stage.start();
    this.privateChat.start();
    this.ownCopy.start();
    this.unwatch.push(
      this.stage.subscribe(this.onChange),
      this.media.subscribe(this.onChange),
      this.desk.subscribe(this.onChange),
      this.talk.addressed.subscribe(this.onChange),
      this.voice.view.subscribe(this.onChange),
      this.listens.subscribe(this.onChange),
      this.show.subscribe(() => {
        const { ended } = this.show.get();
        if (ended !== null && this.backstage.get().connection !== "idle") void this.backstage.disconnect();
      }),
    );
  }

  stop(): void {
    for (const end of this.unwatch.splice(0)) end();
    clearTimeout(this.ackTimer);
    this.air.stop();
    this.ackTimer = undefined;
    this.voice.drop();
    this.desk.stop();
    this.privateChat.stop();
    this.stage.stop();
    this.ownCopy.stop();
    this.media.stop();
    void this.leave();
  }

  get me(): string | null {
    return this.desk.get().desk?.me.identity ?? null;
  }

  /** The scopes of the user's role; null until the desk is loaded. */
  private get rights() {
    const { desk } = this.desk.get();
    return desk && rightsOf(desk.me.role);
  }

  people(): StagePerson[] {
    const { desk } = this.desk.get();
    return desk ? peopleFor(desk) : [];
  }

  private async feedAfter(stream: "feed" | "desk_feed", after: number) {
    const { slug } = this;
    const { data } = await api("getFeed", {
      as: `host:${slug}`,
      params: { slug },
      query: { stream, after },
      patience: "once",
    });
    return data;
  }

  run = (command: StageCommandInput): Promise<boolean> => this.commands.run(command);

  /** The room retries automatically; other callers say how long they wait. */
  roomAccess = async (patience: Patience = "once") => {
    const { slug } = this;
    const body = { tab: await tabName(), take_over: this.takingOver };
    const { data } = await api("hostRoomToken", {
      as: `host:${slug}`,
      params: { slug },
      body,
      patience,
    });
    this.takingOver = false;
    return data;
  };

  /** Sends media from this tab instead of the person's other tab. */
  async takeOver(): Promise<void> {
    this.takingOver = true;
    await this.roomAccess("press");
  }

  /** Resumes after the end, which also brings the user back into the room. */
  async resume(countdownSeconds: number): Promise<void> {
    const { slug } = this;
    const body = { countdown_sec: countdownSeconds };
    const { data } = await api("goLive", { as: `host:${slug}`, params: { slug }, body });
    this.resuming = true;
    this.stage.clock.hear(data.server_time);
    this.stage.refresh();
    await this.desk.refresh();
  }

  /** Rejoins the rooms of a resumed show. */
  comeBack(): void {
    this.out.set(false);
  }

  private async privateMessages() {
    const { slug } = this;
    // Without the role, no messages would seem to be all there are, and older ones would later be announced.
    await this.desk.loaded;
    if (!this.rights?.scopes.includes("studio:control")) return [];
    const query = { limit: 100, order: "desc" } as const;
    const { data } = await api("listPrivateMessages", { as: `host:${slug}`, params: { slug }, query });
    return [...data].reverse();
  }

  /** `spoken`: also read aloud to them privately. */
  async writeTo(guestId: string, { id, text }: NewMessage, spoken: boolean): Promise<void> {
    const { slug } = this;
    const body = { guest_id: guestId, text, spoken };
    // The same text read aloud is another call.
    const idempotencyKey = spoken ? `${id}-spoken` : id;
    await api("sendPrivateMessage", { as: `host:${slug}`, params: { slug }, body, idempotencyKey });
    await this.privateChat.look();
  }

  draw = async (change: BoardChange) => {
    const { slug } = this;
    return (
      await api("drawInStudio", { as: `host:${slug}`, params: { slug }, body: change, patience: "once" })
    ).data;
  };

  private readonly onChange = (): void => {
    const { state, epoch } = this.stage.get();
    if (epoch > this.epoch) this.acknowledged = -1;
    this.epoch = epoch;
    if (state?.phase === "ended") this.out.set(true);
    else if (state?.phase === "live" && this.resuming) {
      this.resuming = false;
      this.comeBack();
    }
    const mine = state?.stage.find(({ identity }) => isSamePerson(identity, this.me ?? ""));
    const onStage = state !== null && mine !== undefined && takesMedia(state);
    this.send(onStage, this.deskMute.follow(state, this.me ?? ""));
    this.backstage.audio.setOn(this.hearsBackstage());
    this.ownCopy.look();
    if (this.rights?.leads && (state?.phase === "live" || state?.rehearsal)) this.acknowledge(state.version);
  };

  /** Sends media to the show while on stage, and to backstage otherwise. */
  private send(onStage: boolean, held: boolean): void {
    const wanted = this.media.wanted();
    const silent = wanted.microphoneMuted || this.talk.addressed.get() !== null || this.voice.holds();
    const may = this.rights?.rooms.backstage?.publish === "always";
    this.toShow.want(onStage ? { ...wanted, microphoneMuted: silent || held } : NO_TRACKS);
    this.toBackstage.want(!onStage && may ? faceAndVoice({ ...wanted, microphoneMuted: silent }) : NO_TRACKS);
  }

  /** On air, the user hears only the show unless they choose otherwise. */
  hearsBackstage(): boolean {
    const { state } = this.stage.get();
    const onStage = state?.stage.some(({ identity }) => isSamePerson(identity, this.me ?? "")) ?? false;
    return this.listens.get() ?? !(onStage && state?.phase === "live");
  }

  private acknowledge(version: number): void {
    if (version <= this.acknowledged || this.show.get().connection !== "connected") return;
    if (this.ackTimer !== undefined) return;
    this.ackTimer = setTimeout(() => {
      this.ackTimer = undefined;
      this.onChange();
    }, ACK_PAUSE_MS);
    const { slug } = this;
    this.acknowledged = version;
    void api("acknowledgeCommand", {
      as: `host:${slug}`,
      params: { slug },
      body: { version },
      patience: "background",
    }).catch(() => {
      this.acknowledged = Math.min(this.acknowledged, version - 1);
    });
  }
}
