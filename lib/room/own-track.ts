import { LocalAudioTrack, LocalVideoTrack } from "livekit-client";

/**
 * Returns a track for publishing that the SDK can't stop. It stops one that it couldn't publish within 15 seconds because
 * the connection was lost: then the camera is off, although its user sees it as on, and it can't be published again.
 */
export function ownTrack(track: MediaStreamTrack): LocalAudioTrack | LocalVideoTrack {
  const constraints = track.getConstraints();
  const made =
    track.kind === "video"
      ? new LocalVideoTrack(track, constraints, true)
      : new LocalAudioTrack(track, constraints, true);
  made.stop = () => made.stopMonitor();
  return made;
}
