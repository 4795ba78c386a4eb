import { ENGLISH_MEASURES } from "./english-measures";
import { ENGLISH_NOUNS } from "./english-nouns";
import { ENGLISH_VERBS } from "./english-verbs";

/** Meanings and their phrases in English: folded, without articles. */
export const ENGLISH = { ...ENGLISH_VERBS, ...ENGLISH_MEASURES, ...ENGLISH_NOUNS } as const;

/** Words that don't change the meaning of a clause. */
export const ENGLISH_FILLERS =
  "please now can have we lets let us my our your okay ok hey so alright right some of to for hit instead this these those with that it i here there at from just really quickly again then um uh er erm ah oh yeah yes too also well like quick number about position text mr mrs ms dr miss mister people guys folks already straight directly finally an them self back how kindly real doctor prof professor sir madam and as me what who currently be being viewers audience its participant panelist panelists speaker guest attendee titled entitled immediately instantly promptly crew studio lovely nice little simply swiftly whole entire current currently existing active live short brief graphic effect strip prepared online fresh type presently";
