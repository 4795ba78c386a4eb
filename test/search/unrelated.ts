/** What the product doesn't do. */
export const UNRELATED: readonly string[] = [
  "send an SMS to my phone",
  "book a hotel for the crew",
  "what is the weather tomorrow?",
  "translate a contract into Polish",
  "connect our Slack channel",
  "invite a colleague to the team",
  "create an API key",
  "reset my password",
  "print name badges",
  "play chess with me",
  "order catering",
  "convert euros to dollars",
  "xyzzy",
];
