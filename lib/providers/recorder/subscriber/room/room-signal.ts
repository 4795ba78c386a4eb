import {
  type JoinResponse,
  SignalRequest,
  SignalResponse,
  SignalTarget,
  VideoQuality,
} from "@livekit/protocol";

type Outgoing = NonNullable<ConstructorParameters<typeof SignalRequest>[0]>["message"];
export type Incoming = SignalResponse["message"];

/** Version of the signalling that we speak. */
const PROTOCOL = 15;

interface Handlers {
  take: (message: Incoming) => void;
  gone: (reason: string) => void;
}

/** The signalling of a LiveKit server, for a participant that only receives. */
export class RoomSignal {
  private pings: NodeJS.Timeout | undefined;
  private lastHeard = performance.now();
  private isOver = false;

  private constructor(
    private readonly socket: WebSocket,
    private readonly handlers: Handlers,
  ) {}

  /**
   * Waits for the server's answer without a limit: whoever started this process ends it when it takes too long.
   * @throws if the server refuses
   */
  static async join(
    url: string,
    token: string,
    handlers: Handlers,
  ): Promise<{ signal: RoomSignal; joined: JoinResponse }> {
    const address = new URL("rtc", url.endsWith("/") ? url : `${url}/`);
    const settings = {
      access_token: token,
      auto_subscribe: "0",
      adaptive_stream: "0",
      subscriber_allow_pause: "0",
    };
    for (const [name, value] of Object.entries({ ...settings, protocol: `${PROTOCOL}`, sdk: "js" }))
      address.searchParams.set(name, value);
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    const signal = new RoomSignal(socket, handlers);
    const joined = await signal.opened();
    signal.keepAlive(joined);
    return { signal, joined };
  }

  send(message: Outgoing): void {
    if (this.socket.readyState === WebSocket.OPEN)
      this.socket.send(new Uint8Array(new SignalRequest({ message }).toBinary()));
  }

  answer(sdp: string, id: number): void {
    this.send({ case: "answer", value: { type: "answer", sdp, id } });
  }

  candidate(candidate: unknown): void {
    this.send({
      case: "trickle",
      value: { candidateInit: JSON.stringify(candidate), target: SignalTarget.SUBSCRIBER },
    });
  }

  /** Begins or ends receiving a track, in the best quality that its sender offers. */
  subscribe(participantSid: string, trackSid: string, subscribe: boolean): void {
    const trackSids = [trackSid];
    this.send({
      case: "subscription",
      value: { trackSids, subscribe, participantTracks: [{ participantSid, trackSids }] },
    });
    if (subscribe)
      this.send({ case: "trackSetting", value: { trackSids, disabled: false, quality: VideoQuality.HIGH } });
  }

  leave(): void {
    this.send({ case: "leave", value: {} });
    this.over("it left");
  }

  private opened(): Promise<JoinResponse> {
    return new Promise((resolve, reject) => {
      this.socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
        this.lastHeard = performance.now();
        const { message } = SignalResponse.fromBinary(new Uint8Array(data));
        if (message.case === "join") resolve(message.value);
        else if (message.case === "leave") this.over("the room let it go");
        else this.handlers.take(message);
      };
      this.socket.onclose = () => {
        reject(new Error("the room server refused the connection"));
        this.over("the room server closed the connection");
      };
      this.socket.onerror = () => undefined;
    });
  }

  private keepAlive({ pingInterval, pingTimeout }: JoinResponse): void {
    const everyMs = Math.max(1, pingInterval || 5) * 1_000;
    const patienceMs = Math.max(2, pingTimeout || 15) * 1_000;
    this.pings = setInterval(() => {
      if (performance.now() - this.lastHeard > patienceMs) this.over("the room server fell silent");
      const timestamp = BigInt(Date.now());
      this.send({ case: "ping", value: timestamp });
      this.send({ case: "pingReq", value: { timestamp, rtt: 0n } });
    }, everyMs);
  }

  private over(reason: string): void {
    if (this.isOver) return;
    this.isOver = true;
    clearInterval(this.pings);
    this.socket.close();
    this.handlers.gone(reason);
  }
}
