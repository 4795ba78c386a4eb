import { toast } from "sonner";
import { PrivateChat } from "@/components/room/private-chat";
import { RoomPair } from "@/components/room/room-pair";
import { api } from "@/lib/client/api";
import { newKey } from "@/lib/client/new-key";
import type { BoardChange } from "@/lib/live/whiteboard/element";
import { pairAccess } from "@/lib/room/access-pair";
import { BoardLine } from "@/lib/room/board-line";
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
import { isFinal } from "./is-final";
import { knownFor, peopleFor } from "./people-for";
import { StudioCalls } from "./studio-calls";
import { StudioDesk } from "./studio-desk";
import { tellTrouble } from "./tell-trouble";
import { VoiceCommand } from "./voice-command";

/** The first version is acknowledged at once, what follows within this time together. */
const ACK_PAUSE_MS = 120;
const ROOM_REPORT_MS = 12_000;

/** The studio's working parts, without a page: rooms, devices, stage, desk, commands. */
export class StudioController extends RoomPair {
  readonly media = new LocalMedia();
  readonly show: RoomSession;
  readonly backstage: RoomSession;
  readonly stage: StageSync;
  readonly desk: StudioDesk;
  readonly commands: CommandQueue;
  readonly calls: StudioCalls;
  /** The show has ended while one was here, or before: nobody's devices go on again by themselves when it is resumed. */
  readonly out = new Store(false);
  private resuming = false;
  /** What everybody hears besides the stage, and what only the desk does. */
  readonly feed = new FeedStore((after) => this.feedAfter("feed", after));
  readonly deskFeed = new FeedStore((after) => this.feedAfter("desk_feed", after));
  /** The whiteboard, as it is prepared and as it stands on the stage. */
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
  /** Into one person's ear. */
  readonly talk: BackstageTalk;
  /** Commands that are said while a button is held. */
  readonly voice: VoiceCommand;
  /** Whether one listens to those backstage; null goes by whether one is on air oneself. */
  readonly listens = new Store<boolean | null>(null);
  /** With guests, among those who run the show. */
  readonly privateChat: PrivateChat;
  private readonly toShow: TrackPublisher;
  private readonly toBackstage: TrackPublisher;
  private readonly unwatch: (() => void)[] = [];
  private acknowledged = -1;
  private epoch = 0;
  private ackTimer: ReturnType<typeof setTimeout> | undefined;
  private countdown: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly slug: string,
    private takingOver = false,
  ) {
    super();
    const pair = pairAccess(this.roomAccess);
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
        },
        onJoined: () => void this.desk.refresh(),
        board: this.board.line,
        feed: this.feed.followed,
        onSaying: this.feed.saying,
        deskFeed: this.deskFeed.followed,
      }),
    });
    this.backstage = new RoomSession({ ...common, getAccess: pair.backstage });
    const told = { onProblem: tellTrouble, onMutedByRoom: () => void this.media.setMuted(true) };
    this.toShow = new TrackPublisher(this.show, told);
    this.toBackstage = new TrackPublisher(this.backstage, told);
    this.privateChat = new PrivateChat({
      side: "crew",
      marks: new ReadMarks(storage(), `showrunner.private.crew.${slug}`),
      fetch: () => this.privateMessages(),
      onNews: ({ name, text }) => void toast.message(`${name}, in private`, { description: text }),
    });
    this.talk = new BackstageTalk(this.backstage, this.media);
    this.voice = new VoiceCommand(slug, this.media, () => this.talk.addressed.get() !== null);
    this.calls = new StudioCalls(slug, async () => {
      this.stage.refresh();
      await this.desk.refresh();
    });
    this.commands = new CommandQueue({
      slug,
      stage: this.stage,
      known: () => {
        const { desk } = this.desk.get();
        return desk ? knownFor(desk) : { people: [] };
      },
      onTrouble: tellTrouble,
    });
  }

  /** Watches the desk; the room is entered with `enter`. */
  start(): void {
    this.desk.start();
    this.stage.start();
    this.privateChat.start();
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
    clearTimeout(this.countdown);
    this.ackTimer = undefined;
    this.voice.drop();
    this.desk.stop();
    this.privateChat.stop();
    this.stage.stop();
    this.media.stop();
    void this.leave();
  }

  get me(): string | null {
    return this.desk.get().desk?.me.identity ?? null;
  }

  /** What one's role may do; null until the desk is known. */
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

  roomAccess = async () => {
    const { slug } = this;
    const body = { tab: await tabName(), take_over: this.takingOver };
    const { data } = await api("hostRoomToken", {
      as: `host:${slug}`,
      params: { slug },
      body,
      patience: "once",
    });
    this.takingOver = false;
    return data;
  };

  /** Sends from this tab instead of another one of the same person. */
  async takeOver(): Promise<void> {
    this.takingOver = true;
    await this.roomAccess();
  }

  /** Goes on air, once the room has reported that the host is there. */
  async goLive(countdownSeconds: number): Promise<void> {
    const { slug } = this;
    await this.waitUntilReported();
    const body = { countdown_sec: countdownSeconds };
    const { data } = await api("goLive", { as: `host:${slug}`, params: { slug }, body });
    this.stage.clock.hear(data.server_time);
    this.stage.refresh();
    void this.desk.refresh();
    if (data.phase !== "countdown" || data.countdown_ends_at === null) return;
    const wait = Date.parse(data.countdown_ends_at) - this.stage.clock.now();
    clearTimeout(this.countdown);
    this.countdown = setTimeout(() => void this.takeToAir().catch(tellTrouble), Math.max(0, wait));
  }

  /** The countdown is over. Whoever cancelled it elsewhere has the last word, which the server knows. */
  private async takeToAir(): Promise<void> {
    const { slug } = this;
    if (this.stage.get().state?.phase === "idle") return;
    const body = { countdown_sec: 0, after_countdown: true };
    await api("goLive", { as: `host:${slug}`, params: { slug }, body });
    this.stage.refresh();
    void this.desk.refresh();
  }

  async cancelCountdown(): Promise<void> {
    clearTimeout(this.countdown);
    await this.calls.cancelCountdown();
  }

  /** Runs through the show without an audience, once the room has reported that the host is there. */
  async rehearse(): Promise<void> {
    await this.waitUntilReported();
    await this.calls.startRehearsal();
  }

  /** The server hears of an arrival from the room server, a moment after it. Longer than some seconds it says so itself. */
  private async waitUntilReported(): Promise<void> {
    const until = Date.now() + ROOM_REPORT_MS;
    while (!this.desk.get().desk?.host_present && Date.now() < until) {
      await this.desk.refresh();
      if (this.desk.get().desk?.host_present) return;
      await new Promise((done) => setTimeout(done, 400));
    }
  }

  /** On air again after the end: whoever does that is in the room again with it. */
  async resume(countdownSeconds: number): Promise<void> {
    const { slug } = this;
    const body = { countdown_sec: countdownSeconds };
    const { data } = await api("goLive", { as: `host:${slug}`, params: { slug }, body });
    this.resuming = true;
    this.stage.clock.hear(data.server_time);
    this.stage.refresh();
    await this.desk.refresh();
  }

  /** Into the rooms of a show that goes on. */
  comeBack(): void {
    this.out.set(false);
  }

  private async privateMessages() {
    const { slug } = this;
    if (!this.rights?.scopes.includes("studio:control")) return [];
    const query = { limit: 100, order: "desc" } as const;
    const { data } = await api("listPrivateMessages", { as: `host:${slug}`, params: { slug }, query });
    return [...data].reverse();
  }

  /** `spoken`: also into their ear. */
  async writeTo(guestId: string, text: string, spoken: boolean): Promise<void> {
    const { slug } = this;
    const body = { guest_id: guestId, text, spoken };
    const idempotencyKey = newKey();
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
    this.send(onStage, mine?.muted ?? false);
    this.backstage.audio.setOn(this.hearsBackstage());
    if (this.rights?.leads && (state?.phase === "live" || state?.rehearsal)) this.acknowledge(state.version);
  };

  /** Whoever stands on the stage is sent into the show, and everybody else backstage. */
  private send(onStage: boolean, held: boolean): void {
    const wanted = this.media.wanted();
    const silent = wanted.microphoneMuted || this.talk.addressed.get() !== null || this.voice.holds();
    const may = this.rights?.rooms.backstage?.publish === "always";
    this.toShow.want(onStage ? { ...wanted, microphoneMuted: silent || held } : NO_TRACKS);
    this.toBackstage.want(!onStage && may ? faceAndVoice({ ...wanted, microphoneMuted: silent }) : NO_TRACKS);
  }

  /** Who is on air hears the show alone, unless they say otherwise. */
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
