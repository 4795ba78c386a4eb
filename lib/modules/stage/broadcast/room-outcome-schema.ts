export const ROOM_OUTCOMES = ["reached", "pending", "unreachable", "not_needed"] as const;
export type RoomOutcome = (typeof ROOM_OUTCOMES)[number];
