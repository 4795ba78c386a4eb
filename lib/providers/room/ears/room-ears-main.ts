import { beInRoom } from "../part/be-in-room";
import type { FromRoomEars, ToRoomEars } from "./ears-messages";
import { RoomHearing } from "./room-hearing";
import { voiceActivity } from "./voice-activity";

/**
 * A process that hears in a room what people say. Its arguments are the folders of the runtime and of what knows speech;
 * without them it goes by how loud somebody is.
 */
const folders = process.argv.slice(2);

beInRoom<ToRoomEars, FromRoomEars>(async (joining, tell, left) =>
  RoomHearing.join(joining, await voiceActivity(folders), tell, left),
);
