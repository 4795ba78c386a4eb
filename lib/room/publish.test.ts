import { EventEmitter } from "node:events";
import { type LocalTrack, ParticipantEvent, Room, RoomEvent, Track } from "livekit-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newKey } from "@/lib/client/new-key";
import { TrackPublisher } from "./publish";
import type { RoomSession } from "./room-session";
import { NO_TRACKS, type WantedTracks } from "./wanted-tracks";

const CAPTURE_TIME = "http://www.webrtc.org/experiments/rtp-hdrext/abs-capture-time";

/** A room with one person, as far as publishing is concerned. */
class FakeRoom extends EventEmitter {
  state = "connected";
  readonly publishTrack = vi.fn(
    async ({ mediaStreamTrack }: LocalTrack, { source }: { source: Track.Source }) => {
      const setMuted = async (isMuted: boolean) => void Object.assign(track, { isMuted });
      const track = {
        mediaStreamTrack,
        isMuted: false,
        mute: () => setMuted(true),
        unmute: () => setMuted(false),
      };
      const sent = { source, trackName: "", track };
      this.localParticipant.trackPublications.set(source, sent);
    },
  );
  readonly unpublishTrack = vi.fn(async () => void this.localParticipant.trackPublications.clear());
  readonly transceiver = {
    sender: {},
    getHeaderExtensionsToNegotiate: () => [
      { uri: "urn:ietf:params:rtp-hdrext:ssrc-audio-level", direction: "sendrecv" },
      { uri: CAPTURE_TIME, direction: "stopped" },
    ],
    setHeaderExtensionsToNegotiate: vi.fn(),
  };
  readonly engine = {
    pcManager: { publisher: { getTransceivers: () => [{ sender: {} }, this.transceiver] } },
  };
  readonly localParticipant = Object.assign(new EventEmitter(), {
    permissions: { canPublish: true },
    trackPublications: new Map<string, object>(),
    publishTrack: this.publishTrack,
    unpublishTrack: this.unpublishTrack,
  });
}

class FakeTrack extends EventTarget {
  readonly id = newKey();
  enabled = true;
  readyState = "live";

  constructor(readonly kind: "audio" | "video") {
    super();
  }

  stop = () => {
    this.readyState = "ended";
  };
  getConstraints = () => ({});
  getSettings = () => ({});
}
const fakeTrack = (kind: "audio" | "video") => new FakeTrack(kind) as unknown as MediaStreamTrack;

let microphone: MediaStreamTrack;
let wanted: WantedTracks;
let room: FakeRoom;
const onProblem = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("MediaStream", class {});
  vi.stubGlobal("MediaStreamTrack", FakeTrack);
  onProblem.mockClear();
  microphone = fakeTrack("audio");
  wanted = { ...NO_TRACKS, microphone };
  room = new FakeRoom();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const publisher = () =>
  new TrackPublisher({ room } as unknown as RoomSession, { onProblem, onMutedByRoom: () => {} });

it("retries a failed publish, and reports the problem once", async () => {
  room.publishTrack
    .mockRejectedValueOnce(new Error("timed out"))
    .mockRejectedValueOnce(new Error("timed out"));
  publisher().want(wanted);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(room.publishTrack).toHaveBeenCalledTimes(3);
  expect(onProblem).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(room.publishTrack).toHaveBeenCalledTimes(3);
});

const isMuted = () =>
  (room.localParticipant.trackPublications.get(Track.Source.Microphone) as { track: LocalTrack } | undefined)
    ?.track.isMuted;

it("mutes and unmutes while another track is being published", async () => {
  vi.stubGlobal("RTCRtpSender", {});
  const sends = publisher();
  sends.want(wanted);
  await vi.advanceTimersByTimeAsync(0);
  room.publishTrack.mockReturnValueOnce(new Promise(() => {}));
  const withScreen = { ...wanted, screen: fakeTrack("video") };
  sends.want(withScreen);
  sends.want({ ...withScreen, microphoneMuted: true });
  expect(microphone.enabled).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(isMuted()).toBe(true);
  sends.want(withScreen);
  await vi.advanceTimersByTimeAsync(0);
  expect([isMuted(), microphone.enabled]).toEqual([false, true]);
});

it("publishes the microphone, muted from the start, although the camera can't be sent", async () => {
  vi.stubGlobal("RTCRtpSender", {});
  const camera = fakeTrack("video");
  room.publishTrack.mockRejectedValueOnce(new Error("timed out"));
  publisher().want({ ...wanted, camera, microphoneMuted: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(
    room.publishTrack.mock.calls.map(([{ mediaStreamTrack, isMuted }]) => [mediaStreamTrack, isMuted]),
  ).toEqual([
    [camera, false],
    [microphone, true],
  ]);
  expect([isMuted(), microphone.enabled, onProblem.mock.calls.length]).toEqual([true, false, 1]);
});

it("doesn't retry a track that is no longer wanted", async () => {
  room.publishTrack.mockRejectedValueOnce(new Error("timed out"));
  const sends = publisher();
  sends.want(wanted);
  await vi.advanceTimersByTimeAsync(0);
  sends.want(NO_TRACKS);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(room.publishTrack).toHaveBeenCalledTimes(1);
});

it("publishes once it has permission", async () => {
  room.localParticipant.permissions.canPublish = false;
  publisher().want(wanted);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(room.publishTrack).not.toHaveBeenCalled();
  room.localParticipant.permissions.canPublish = true;
  room.emit(RoomEvent.ParticipantPermissionsChanged, undefined, { isLocal: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(room.publishTrack).toHaveBeenCalledTimes(1);
});

it("sends again what was lost with the room server, the screen too", async () => {
  vi.stubGlobal("RTCRtpSender", {});
  const [camera, screen] = [fakeTrack("video"), fakeTrack("video")];
  publisher().want({ ...wanted, camera, screen });
  await vi.advanceTimersByTimeAsync(0);
  const sent = () => room.publishTrack.mock.calls.map(([{ mediaStreamTrack }]) => mediaStreamTrack);
  expect(sent()).toEqual([camera, microphone, screen]);
  room.publishTrack.mockClear();
  room.localParticipant.trackPublications.clear();
  room.state = "reconnecting";
  room.emit(RoomEvent.LocalTrackUnpublished);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([]);
  room.state = "connected";
  room.emit(RoomEvent.Reconnected);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([camera, microphone, screen]);
});

it("sends a camera once the connection is back that couldn't be sent while it was lost", async () => {
  vi.stubGlobal("RTCRtpSender", {});
  const camera = fakeTrack("video");
  // Waits for its connection, as the SDK does, and gives up.
  const { localParticipant } = new Room();
  const given = vi.fn();
  room.publishTrack.mockImplementationOnce(async (track, options) => {
    room.state = "signalReconnecting";
    await localParticipant.publishTrack(track, options).catch((error: Error) => {
      given(error.message);
      throw error;
    });
  });
  publisher().want({ ...NO_TRACKS, camera });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(given).toHaveBeenCalledWith("publishing rejected as engine not connected within timeout");
  expect([camera.readyState, onProblem.mock.calls]).toEqual(["live", []]);
  room.state = "connected";
  room.emit(RoomEvent.Reconnected);
  await vi.advanceTimersByTimeAsync(0);
  expect(room.publishTrack).toHaveBeenCalledTimes(2);
  expect(room.localParticipant.trackPublications.size).toBe(1);
});

it("leaves the room's tracks to the next publisher once it has ended", async () => {
  vi.stubGlobal("RTCRtpSender", {});
  const onMutedByRoom = vi.fn();
  const session = { room } as unknown as RoomSession;
  const first = new TrackPublisher(session, { onProblem, onMutedByRoom });
  first.want(wanted);
  await vi.advanceTimersByTimeAsync(0);
  first.end();
  await vi.advanceTimersByTimeAsync(0);
  expect([room.unpublishTrack.mock.calls.length, room.localParticipant.trackPublications.size]).toEqual([
    1, 0,
  ]);
  publisher().want({ ...wanted, camera: fakeTrack("video") });
  await vi.advanceTimersByTimeAsync(0);
  room.emit(RoomEvent.LocalTrackUnpublished);
  room.emit(RoomEvent.Reconnected);
  room.emit(RoomEvent.TrackMuted, { source: Track.Source.Microphone }, { isLocal: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(room.unpublishTrack).toHaveBeenCalledTimes(1);
  expect(onMutedByRoom).not.toHaveBeenCalled();
});

it("still unpublishes after it has ended, if that fails first or the connection is lost", async () => {
  const sends = publisher();
  sends.want(wanted);
  await vi.advanceTimersByTimeAsync(0);
  room.state = "reconnecting";
  sends.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(room.unpublishTrack).not.toHaveBeenCalled();
  room.unpublishTrack.mockRejectedValueOnce(new Error("timed out"));
  room.state = "connected";
  room.emit(RoomEvent.Reconnected);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(room.localParticipant.trackPublications.size).toBe(0);
});

it("asks for capture times in packets of sound, where the browser can say them", () => {
  publisher();
  const { setHeaderExtensionsToNegotiate } = room.transceiver;
  const send = (kind: Track.Kind) =>
    room.localParticipant.emit(ParticipantEvent.LocalSenderCreated, room.transceiver.sender, { kind });
  send(Track.Kind.Video);
  expect(setHeaderExtensionsToNegotiate).not.toHaveBeenCalled();
  send(Track.Kind.Audio);
  expect(setHeaderExtensionsToNegotiate).toHaveBeenCalledWith([
    { uri: "urn:ietf:params:rtp-hdrext:ssrc-audio-level", direction: "sendrecv" },
    { uri: CAPTURE_TIME, direction: "sendrecv" },
  ]);
});

it("sends without capture times in a browser that doesn't know them, or refuses", () => {
  publisher();
  const { transceiver, localParticipant } = room;
  const sound = { kind: Track.Kind.Audio };
  const send = () => localParticipant.emit(ParticipantEvent.LocalSenderCreated, transceiver.sender, sound);
  transceiver.setHeaderExtensionsToNegotiate.mockImplementation(() => {
    throw new TypeError("refused");
  });
  expect(send).not.toThrow();
  transceiver.getHeaderExtensionsToNegotiate = () => [];
  transceiver.setHeaderExtensionsToNegotiate.mockClear();
  send();
  expect(transceiver.setHeaderExtensionsToNegotiate).not.toHaveBeenCalled();
  Object.assign(transceiver, { getHeaderExtensionsToNegotiate: undefined });
  expect(send).not.toThrow();
});
