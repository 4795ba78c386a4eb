/** Topic of the notice that someone decided about a notetaker. */
export const NOTETAKER_NOTICE = "notetaker";
