import { beInRoom } from "../part/be-in-room";
import { RoomPresence } from "./room-presence";
import type { FromRoomVoice, ToRoomVoice } from "./voice-messages";

/** A process that speaks lines in a room, one after the other. Its argument is their sample rate. */
const sampleRate = Number(process.argv[2]);

beInRoom<ToRoomVoice, FromRoomVoice>((joining, emit, left) =>
  RoomPresence.join({ ...joining, sampleRate }, emit, left),
);
