/** AAC frames in a piece: 4.992 s, a whole number of milliseconds and samples. */
export const PIECE_FRAMES = 234;
/** 2.5 s before a piece: long enough to know whether music is still lowered for someone who has spoken. */
export const PRE_ROLL_FRAMES = 117;
