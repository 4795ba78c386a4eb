import { beInRoom } from "../part/be-in-room";
import { RoomPresence } from "./room-presence";
import type { FromRoomVoice, ToRoomVoice } from "./voice-messages";

/** A process that says in a room what it is given, one line after the other. Its argument is the rate of all that. */
const sampleRate = Number(process.argv[2]);

beInRoom<ToRoomVoice, FromRoomVoice>((joining, tell, left) =>
  RoomPresence.join({ ...joining, sampleRate }, tell, left),
);
