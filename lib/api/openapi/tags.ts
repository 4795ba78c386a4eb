/** The groups of operations that keys call, in words. A test holds it against the declarations. */
export const TAG_WORDS: Record<string, string> = {
  Interface: "What the API offers and who is asking.",
  Clients: "Your own customers, kept apart by you.",
  Usage: "Calls, errors and cost.",
  "Audit log": "Who changed what.",
  Events: "Shows: made, configured, read.",
  Series: "What shows share that come again.",
  "Run of show": "The plan of a show: its parts with times, people, slides and polls.",
  "Signup page": "What a show's public page says: drafts, previews, versions.",
  Presentations: "Slide decks: sent, converted to pages, attached to segments.",
<<<<<<< HEAD
  Videos: "Videos that a show plays: sent, converted, put on the stage.",
=======
  Announcer: "The voice that announces: what it can say, and how a line sounds.",
>>>>>>> main
  "Show as code": "A whole show as one document: exported, compared, applied.",
  Showrooms: "A show with its four links in one call.",
  Guests: "The people on a show's roster and their personal links.",
  "Technical checks": "How guests' and hosts' cameras, sound and networks did before the show.",
  Rehearsals: "Meetings before the show: when, who comes, and who was told.",
  Vendors: "Who works for a show, with call times. On no public page.",
  Sponsors: "Who supports a show, and where that is said.",
  Registrations: "The people who signed up for a show.",
  Emails: "What the mails of shows say, by layers: show, series, workspace, built in.",
  Communications:
    "Messages to who registered and to guests: drafts, what is scheduled, and what became of each mail.",
  Assets: "Images of yours, for shows and their pages.",
  Studio: "A running show: its state, and commands to it.",
  Moderation: "What people in a show say and do, kept in order by its crew.",
  "Test clock": "The time of the test environment, moved forward at will.",
  Webhooks: "Your addresses that are told what happens, and what became of each delivery.",
};
