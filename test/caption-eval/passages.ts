/** What is said in the sample, as in a show: ten announcer lines, and longer speech. */
export const ANNOUNCER_LINES = [
  "Good evening, and welcome to the show.",
  "Please give a warm hand to Ada Lovelace, who joins us from London.",
  "In a moment we look at what the last year has brought.",
  "Our next guest has built bridges for more than twenty years.",
  "Please welcome Grace Hopper, who found the first bug.",
  "We take your questions at the end, so write them down in the chat.",
  "That was a wonderful talk. Thank you very much.",
  "Now it is your turn. The poll is open, and every vote counts.",
  "We will be right back after a short break.",
  "Thank you for watching, and have a very good night.",
] as const;

export const TALK = [
  "When we started this company, there were three of us in a small room above a bakery. Every morning it smelled of bread, and every evening we had written something that did not work the day before.",
  "The first thing that we learned was that people do not read instructions. They press the largest button on the page, and when nothing happens they press it again. So we made sure that pressing it twice does no harm.",
  "I often hear that software is never finished. I think that is true of gardens as well, and nobody is sad about a garden. You pull out what grows in the wrong place, you water what is young, and you sit down for an hour.",
  "If you remember only one thing from this talk, let it be this: measure before you change anything. Most of what we believed about our own system turned out to be wrong, and the numbers were there all the time.",
] as const;
