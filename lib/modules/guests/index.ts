export { addGuests } from "./add-guests";
export { type BackstageHolder, findGuestByToken } from "./find-guest-by-token";
export { refuseGuessing, wrongLink } from "./guessing";
export { mergeGuests } from "./merge-guests";
export { type NewGuest, newGuest, newGuestFromFree } from "./new-guest";
export { presentGuest, presentPublicGuest } from "./present-guest";
export { readRoster } from "./roster";
