export { addGuests } from "./add-guests";
export { type BackstageHolder, findGuestByToken } from "./find-guest-by-token";
export { refuseGuessing, wrongLink } from "./guessing";
export { mergeGuests } from "./merge-guests";
export { type NewGuest, newGuest, newGuestFromFree } from "./new-guest";
export { linkState, presentGuest, presentPublicGuest } from "./present-guest";
export { removeGuest } from "./remove-guest";
export { readRoster } from "./roster";
