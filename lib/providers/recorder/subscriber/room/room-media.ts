import type { ICEServer } from "@livekit/protocol";
import {
  type MediaStreamTrack,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RTCRtpHeaderExtensionParameters,
  RtcpSrPacket,
  type RtpPacket,
} from "werift";
import { tracksOfStreams } from "./sdp-sources";

/** Seconds from 1900 to 1970. */
const NTP_EPOCH = 2_208_988_800;
const GATHER_SECONDS = 1;

/** Missing packets are sent again, and a key frame comes on request. */
const rtcpFeedback = [
  { type: "nack" },
  { type: "nack", parameter: "pli" },
  { type: "ccm", parameter: "fir" },
];
const PICTURE = { clockRate: 90_000, rtcpFeedback };
const OPUS = new RTCRtpCodecParameters({ mimeType: "audio/opus", clockRate: 48_000, channels: 2 });
const VP8 = new RTCRtpCodecParameters({ mimeType: "video/VP8", ...PICTURE });
const VP9 = new RTCRtpCodecParameters({ mimeType: "video/VP9", parameters: "profile-id=0", ...PICTURE });
const AV1 = new RTCRtpCodecParameters({ mimeType: "video/AV1", ...PICTURE });
const H264 = new RTCRtpCodecParameters({
  mimeType: "video/H264",
  parameters: "profile-level-id=42e01f;packetization-mode=1;level-asymmetry-allowed=1",
  ...PICTURE,
});
/** With some packets, when their first sample was captured, on the sender's clock. */
const CAPTURE_TIME = new RTCRtpHeaderExtensionParameters({
  uri: "http://www.webrtc.org/experiments/rtp-hdrext/abs-capture-time",
  id: 1,
});
const CAPTURE_TIME_BYTES = 8;

export interface Stream {
  ssrc: number;
  /** The room server's id of the track. */
  trackSid: string;
  /** Asks its sender for a key frame. */
  askForKey: () => void;
}

interface Handlers {
  /** `capturedMs` is known of some packets: when their first sample was captured, on the sender's clock. */
  packet: (stream: Stream, packet: RtpPacket, codec: string, capturedMs?: number) => void;
  senderReport: (stream: Stream, timestamp: number, sentMs: number) => void;
  candidate: (candidate: unknown) => void;
  gone: (reason: string) => void;
}

/**
 * The media that a LiveKit server sends us. We accept H.264, VP8, VP9, AV1 and Opus: tracks in other codecs are
 * refused. Redundant sound is sent to us plain.
 */
export class RoomMedia {
  private readonly peer: RTCPeerConnection;
  private readonly known = new Set<MediaStreamTrack>();
  private tracks = new Map<number, string>();
  private work: Promise<void> = Promise.resolve();

  constructor(
    iceServers: readonly ICEServer[],
    isLocal: boolean,
    private readonly handlers: Handlers,
  ) {
    this.peer = new RTCPeerConnection({
      codecs: { audio: [OPUS], video: [VP8, H264, VP9, AV1] },
      headerExtensions: { audio: [CAPTURE_TIME], video: [] },
      iceServers: iceServers.flatMap(({ urls, username, credential }) =>
        urls.map((address) => ({ urls: address, username, credential })),
      ),
      iceStunGatherTimeout: GATHER_SECONDS,
      ...(isLocal ? { iceAdditionalHostAddresses: ["127.0.0.1"] } : {}),
    });
    this.peer.onIceCandidate.subscribe((candidate) => {
      if (candidate?.candidate) handlers.candidate(candidate.toJSON());
    });
    this.peer.connectionStateChange.subscribe((state) => {
      if (state === "failed" || state === "closed") handlers.gone(`the connection ${state}`);
    });
  }

  /** Takes an offer, one after another. @returns the answer */
  offer(sdp: string): Promise<string> {
    const answered = this.work.then(() => this.takeOffer(sdp));
    this.work = answered.then(
      () => undefined,
      () => undefined,
    );
    return answered;
  }

  async candidate(init: string): Promise<void> {
    await this.peer.addIceCandidate(JSON.parse(init));
  }

  async close(): Promise<void> {
    await this.peer.close();
  }

  private async takeOffer(sdp: string): Promise<string> {
    this.tracks = tracksOfStreams(sdp);
    await this.peer.setRemoteDescription({ type: "offer", sdp });
    this.listen();
    const answer = await this.peer.createAnswer();
    // Gathering candidates takes a while. They follow separately.
    void this.peer.setLocalDescription(answer).catch(() => this.handlers.gone("the connection failed"));
    return answer.sdp;
  }

  /** Listens to streams that are new. A line of media may get another one at any time. */
  private listen(): void {
    for (const { receiver, codecs } of this.peer.getTransceivers())
      for (const track of receiver.tracks) {
        const { ssrc } = track;
        const trackSid = ssrc === undefined ? undefined : this.tracks.get(ssrc);
        if (ssrc === undefined || trackSid === undefined || this.known.has(track)) continue;
        this.known.add(track);
        const askForKey = () => void receiver.sendRtcpPLI(ssrc);
        this.follow(track, { ssrc, trackSid, askForKey }, codecs);
      }
  }

  private follow(track: MediaStreamTrack, stream: Stream, codecs: readonly RTCRtpCodecParameters[]): void {
    const names = new Map(codecs.map(({ payloadType, mimeType }) => [payloadType, mimeType.toLowerCase()]));
    track.onReceiveRtp.subscribe((packet, extensions) => {
      const codec = names.get(packet.header.payloadType) ?? "";
      this.handlers.packet(stream, packet, codec, capturedAt(extensions?.[CAPTURE_TIME.uri]));
    });
    track.onReceiveRtcp.subscribe((packet) => {
      if (!(packet instanceof RtcpSrPacket)) return;
      const { ntpTimestamp, rtpTimestamp } = packet.senderInfo;
      this.handlers.senderReport(stream, rtpTimestamp, epochMs(ntpTimestamp));
    });
  }
}

const capturedAt = (value: unknown): number | undefined =>
  Buffer.isBuffer(value) && value.length >= CAPTURE_TIME_BYTES
    ? epochMs(value.readBigUInt64BE(0))
    : undefined;

/** Milliseconds since 1970 of a time in seconds since 1900 with 32 bits of fraction. */
const epochMs = (ntp: bigint): number =>
  (Number(ntp >> 32n) - NTP_EPOCH + Number(ntp & 0xffffffffn) / 2 ** 32) * 1_000;
