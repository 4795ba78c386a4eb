import { beInRoom } from "../../room/part/be-in-room";
import { RoomCapture } from "./room-capture";
import type { FromSubscriber, ToSubscriber } from "./subscriber-messages";

/** A process that captures what people send into a room. */
beInRoom<ToSubscriber, FromSubscriber>((joining, emit, left) => RoomCapture.join(joining, emit, left));
