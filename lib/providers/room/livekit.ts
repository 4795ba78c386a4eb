import {
  AccessToken,
  DataPacket_Kind,
  type ParticipantInfo,
  ParticipantInfo_State,
  TrackSource,
  TrackType,
  type VideoGrant,
  WebhookReceiver,
} from "livekit-server-sdk";
import { databaseOffsetMs } from "@/lib/platform/database/database-clock";
import type { ShowRole } from "@/lib/stage/show-roles";
import { grantOf, MEDIA_SOURCES, type RoomGrant } from "./grants";
import { readClaims, writeClaims } from "./livekit-claims";
import { guarded, refusal } from "./livekit-errors";
import {
  MESSAGE_BYTES,
  type RoomMessage,
  type RoomParticipant,
  type RoomPort,
  type RoomReport,
  type RoomTokenInput,
  type RoomTrack,
} from "./port";
import { redated } from "./redated";
import { RoomError } from "./room-error";
import { RoomService } from "./room-service";

const CONNECT_SECONDS = 60;
/** The server's DUPLICATE_IDENTITY, which the SDK doesn't export. */
const REPLACED: ParticipantInfo["disconnectReason"] = 2;
/** Clock difference that the SDK tolerates. */
const TOLERANCE_SECONDS = 10;

export interface LivekitSettings {
  /** ws(s) URL for browsers. */
  url: string;
  /** http(s) URL for our own calls. */
  apiUrl: string;
  apiKey: string;
  apiSecret: string;
}

const SOURCES: Record<(typeof MEDIA_SOURCES)[number], TrackSource> = {
  camera: TrackSource.CAMERA,
  microphone: TrackSource.MICROPHONE,
  screen_share: TrackSource.SCREEN_SHARE,
  screen_share_audio: TrackSource.SCREEN_SHARE_AUDIO,
};

const SOURCE_NAMES = new Map<TrackSource, string>(
  MEDIA_SOURCES.map((name) => [SOURCES[name], name] as const),
);

const publishable = (grant: RoomGrant): TrackSource[] =>
  grant.publish ? MEDIA_SOURCES.map((name) => SOURCES[name]) : [];

/** The room on a LiveKit server, self-hosted or in the cloud. */
export class LivekitRoom implements RoomPort {
  private readonly service: RoomService;
  private readonly receiver: WebhookReceiver;

  constructor(private readonly settings: LivekitSettings) {
    this.service = new RoomService(settings);
    this.receiver = new WebhookReceiver(settings.apiKey, settings.apiSecret);
  }

  get url(): string {
    return this.settings.url;
  }

  private readonly date = (jwt: string): string => redated(jwt, this.settings.apiSecret, databaseOffsetMs());

  async token(input: RoomTokenInput): Promise<string> {
    const grant = grantOf(input.claims.role, input.place, input.sends);
    if (!grant) throw new RoomError("refused", `A ${input.claims.role} has no place in the ${input.place}.`);
    const token = new AccessToken(this.settings.apiKey, this.settings.apiSecret, {
      identity: input.identity,
      ttl: CONNECT_SECONDS,
      attributes: writeClaims(input.claims),
      ...(input.name ? { name: input.name } : {}),
    });
    token.addGrant({ roomJoin: true, room: input.room, ...videoGrant(grant) });
    return this.date(await token.toJwt());
  }

  async checkToken(room: string, end: "sender" | "receiver"): Promise<string> {
    const { apiKey, apiSecret } = this.settings;
    const token = new AccessToken(apiKey, apiSecret, { identity: `${room}.${end}`, ttl: CONNECT_SECONDS });
    const sends = end === "sender";
    const grant: RoomGrant = { publish: sends, subscribe: !sends, data: false, hidden: false };
    token.addGrant({ roomJoin: true, room, ...videoGrant(grant) });
    return this.date(await token.toJwt());
  }

  async participants(room: string): Promise<RoomParticipant[]> {
    const found = await guarded(() => this.service.listParticipants(room), []);
    return found.map(toParticipant);
  }

  async participant(room: string, identity: string): Promise<RoomParticipant | undefined> {
    const found = await guarded(() => this.service.getParticipant(room, identity), undefined);
    return found && toParticipant(found);
  }

  async rooms(): Promise<string[]> {
    return (await guarded(() => this.service.listRooms(), [])).map((room) => room.name);
  }

  async setSending(room: string, identity: string, role: ShowRole, sends: boolean): Promise<void> {
    const grant = grantOf(role, "show", sends) as RoomGrant;
    await guarded(
      () =>
        this.service.updateParticipant(room, identity, {
          permission: {
            canPublish: grant.publish,
            canPublishSources: publishable(grant),
            canSubscribe: grant.subscribe,
            canPublishData: grant.data,
            hidden: grant.hidden,
          },
        }),
      undefined,
    );
  }

  async muteAudio(room: string, participant: RoomParticipant): Promise<void> {
    const open = participant.tracks.filter((track) => track.kind === "audio" && !track.muted);
    await Promise.all(
      open.map((track) =>
        guarded(
          () => this.service.mutePublishedTrack(room, participant.identity, track.sid, true),
          undefined,
        ),
      ),
    );
  }

  async remove(room: string, identity: string): Promise<boolean> {
    return guarded(async () => {
      await this.service.removeParticipant(room, identity);
      return true;
    }, false);
  }

  async send(room: string, message: RoomMessage): Promise<boolean> {
    const bytes = new TextEncoder().encode(message.text);
    if (bytes.length > MESSAGE_BYTES)
      throw new RoomError("refused", "The message is too large for the room.");
    try {
      return await guarded(async () => {
        await this.service.sendData(room, bytes, DataPacket_Kind.RELIABLE, {
          topic: message.topic,
          ...(message.to ? { destinationIdentities: [...message.to] } : {}),
        });
        return true;
      }, false);
    } catch (error) {
      // If a room isn't open, the server's nodes query each other and report after seconds that none
      // responded.
      if (error instanceof RoomError && error.answered && !(await this.isOpen(room))) return false;
      throw error;
    }
  }

  private async isOpen(room: string): Promise<boolean> {
    return (await guarded(() => this.service.listRooms([room]), [])).length > 0;
  }

  async answers(withinMs: number): Promise<boolean> {
    const signal = AbortSignal.timeout(withinMs);
    return fetch(this.settings.apiUrl, { signal }).then(
      async (answer) => {
        await answer.body?.cancel();
        return true;
      },
      () => false,
    );
  }

  async close(room: string): Promise<void> {
    await guarded(() => this.service.deleteRoom(room), undefined);
  }

  async readReport(body: string, authorization: string | undefined): Promise<RoomReport> {
    const tolerance = TOLERANCE_SECONDS + Math.abs(databaseOffsetMs()) / 1_000;
    const event = await this.receiver
      .receive(body, authorization, false, tolerance)
      .catch((error: unknown) => {
        throw refusal(error);
      });
    return {
      id: event.id,
      kind: KINDS[event.event] ?? "other",
      room: event.room?.name ?? "",
      at: new Date(Number(event.createdAt) * 1000),
      participant: event.participant && toParticipant(event.participant),
      replaced: event.participant?.disconnectReason === REPLACED,
    };
  }
}

const KINDS: Record<string, RoomReport["kind"]> = {
  participant_joined: "joined",
  participant_left: "left",
  participant_connection_aborted: "left",
  room_finished: "closed",
};

function videoGrant(grant: RoomGrant): VideoGrant {
  return {
    canPublish: grant.publish,
    ...(grant.publish ? { canPublishSources: publishable(grant) } : {}),
    canSubscribe: grant.subscribe,
    canPublishData: grant.data,
    canUpdateOwnMetadata: false,
    hidden: grant.hidden,
  };
}

function toParticipant(info: ParticipantInfo): RoomParticipant {
  const joinedMs = Number(info.joinedAtMs) || Number(info.joinedAt) * 1000;
  return {
    sid: info.sid,
    identity: info.identity,
    name: info.name,
    claims: readClaims(info.identity, info.attributes),
    hidden: info.permission?.hidden ?? false,
    canPublish: info.permission?.canPublish ?? false,
    connected: info.state === ParticipantInfo_State.ACTIVE,
    joinedAt: joinedMs > 0 ? new Date(joinedMs) : new Date(),
    tracks: info.tracks.map(toTrack),
  };
}

const TRACK_KINDS = new Map<TrackType, RoomTrack["kind"]>([
  [TrackType.AUDIO, "audio"],
  [TrackType.VIDEO, "video"],
]);

const toTrack = (track: ParticipantInfo["tracks"][number]): RoomTrack => ({
  sid: track.sid,
  kind: TRACK_KINDS.get(track.type) ?? "other",
  source: SOURCE_NAMES.get(track.source) ?? "unknown",
  muted: track.muted,
});
