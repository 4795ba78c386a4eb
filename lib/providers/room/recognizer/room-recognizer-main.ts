import { beInRoom } from "../part/be-in-room";
import type { FromRoomRecognizer, ToRoomRecognizer } from "./recognizer-messages";
import { RoomAudio } from "./room-audio";
import { voiceActivity } from "./voice-activity";

/**
 * A process that listens to the people in a room. Its arguments are the folders of the runtime and of the
 * speech detection model. Without them it detects speech by volume.
 */
const folders = process.argv.slice(2);

beInRoom<ToRoomRecognizer, FromRoomRecognizer>(async (joining, emit, left) =>
  RoomAudio.join(joining, await voiceActivity(folders), emit, left),
);
