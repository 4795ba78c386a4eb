/** What the numbers of a show's analytics mean, for the API's documentation and the dashboard. */

export const MINUTE_WORDS = {
  minute: "From 0, over all times on air.",
  watching: "Attendees on average: the minute's watch time divided by its length.",
  peak: "Most attendees at once.",
  chat: "Chat messages from attendees.",
  votes: "Poll votes.",
  questions: "Questions asked.",
  reactions: "Reactions, as counted every few seconds, including those of programs.",
  clicks: "Clicks on calls to action.",
};

export const ATTENDEE_WORDS = {
  minutes:
    "Watch time: connections to the room or over HTTP while the show was on air, overlapping ones counted once.",
  joins: "How often they joined.",
  chat: "Messages, without those held by blocked words.",
  votes: "Polls they voted in.",
  upvotes: "Questions of others they upvoted.",
  clicks: "Different calls to action they clicked.",
};

export const POLL_VOTES = "Attendees who voted; of each, the last vote counts.";
export const CTA_CLICKS =
  "Clicks on calls to action; repeated clicks of a person on the same one count once.";
export const CHAT_MESSAGES =
  "Chat messages sent, including hidden ones, without those held by blocked words.";
export const REACTION_COUNTS = "All reactions that were counted, including those of programs.";
export const SOURCES =
  "Where registrations came from, the combinations with most registrations first, at most 50. Attendees without registration aren't included.";

export const SPONSOR_WORDS = {
  lower_third_sec: "Time on air as a lower third with the sponsor's name.",
  ticker_sec: "Time on air in the visible ticker, in a line that ends with the name.",
};
