export { addGuests } from "./add-guests";
export { type BackstageHolder, findGuestByToken } from "./find-guest-by-token";
export { mergeGuests } from "./merge-guests";
export { type NewGuest, newFreeformGuest, newGuest } from "./new-guest";
export { openLink } from "./open-link";
export { presentGuest, presentPublicGuest } from "./present-guest";
export { removeFromRoomJob } from "./remove-from-room-job";
export { readRoster } from "./roster";
