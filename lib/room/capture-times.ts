import { ParticipantEvent, type Room, Track } from "livekit-client";

/** With a packet now and then, when its first sample was captured, on the sender's clock. */
const CAPTURE_TIME = "http://www.webrtc.org/experiments/rtp-hdrext/abs-capture-time";

interface Extension {
  uri: string;
  direction: RTCRtpTransceiverDirection;
}

/** Not in the types yet, and not in every browser. */
interface Negotiating {
  getHeaderExtensionsToNegotiate?: () => Extension[];
  setHeaderExtensionsToNegotiate?: (extensions: Extension[]) => void;
}

/** Makes packets of sound say when they were captured, where the browser can. Whoever records places them by that. */
export function sendCaptureTimes(room: Room): void {
  room.localParticipant.on(ParticipantEvent.LocalSenderCreated, (sender: RTCRtpSender, { kind }: Track) => {
    if (kind !== Track.Kind.Audio) return;
    const all = room.engine.pcManager?.publisher.getTransceivers() ?? [];
    const own = all.find((transceiver) => transceiver.sender === sender);
    if (own) askFor(own as unknown as Negotiating);
  });
}

function askFor(transceiver: Negotiating): void {
  const extensions = transceiver.getHeaderExtensionsToNegotiate?.();
  const found = extensions?.find(({ uri }) => uri === CAPTURE_TIME);
  if (!extensions || !found) return;
  found.direction = "sendrecv";
  try {
    transceiver.setHeaderExtensionsToNegotiate?.(extensions);
  } catch {
    // Packets are sent without it, as before.
  }
}
