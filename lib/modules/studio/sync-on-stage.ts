import { roomServer } from "@/lib/providers/room";
import { readGuestIdentity } from "@/lib/providers/room/identity";
import type { RoomParticipant } from "@/lib/providers/room/port";
import type { StageState } from "@/lib/stage";

/**
 * Makes the room server agree with the stage about somebody: guests publish while they are on it and not otherwise,
 * and whoever the desk has silenced is muted, again if they opened their microphone.
 */
export async function syncParticipant(
  room: string,
  state: StageState,
  participant: RoomParticipant,
): Promise<void> {
  const person = state.stage.find(({ identity }) => identity === participant.identity);
  if (readGuestIdentity(participant.identity)) {
    const onStage = person !== undefined && state.phase !== "ended";
    if (participant.canPublish !== onStage)
      await roomServer().setOnStage(room, participant.identity, onStage);
  }
  if (person?.muted) await roomServer().muteAudio(room, participant);
}
