import { beInRoom } from "../part/be-in-room";
import type { FromRoomEars, ToRoomEars } from "./ears-messages";
import { RoomHearing } from "./room-hearing";
import { voiceActivity } from "./voice-activity";

/**
 * A process that listens to the people in a room. Its arguments are the folders of the runtime and of the
 * speech detection model. Without them it detects speech by volume.
 */
const folders = process.argv.slice(2);

beInRoom<ToRoomEars, FromRoomEars>(async (joining, tell, left) =>
  RoomHearing.join(joining, await voiceActivity(folders), tell, left),
);
