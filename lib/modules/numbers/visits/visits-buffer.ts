export const VISITS_BUFFER = "visits";
