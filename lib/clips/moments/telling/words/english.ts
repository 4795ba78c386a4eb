import { every, type TellingWords } from "./telling-words";

export const ENGLISH: TellingWords = {
  past: every(
    "was|were|had|went|came|saw|took|knew|thought|felt|made|got|gave|found|told|said|wrote|ran|sat|stood|kept|left|lost",
    "stopped|started|looked|asked|called|wanted|tried|turned|walked|opened|paid|bought|sold|\\p{L}{3,}ed",
  ),
  someone: every("he", "she", "him", "her", "his"),
  speech: every(
    "(?:he|she|they|i|we|who) (?:says?|said|asks?|asked|wrote|told|thought|replied)",
    "(?:was|were|goes|went) like",
    "(?:said to|told) me",
  ),
  personal: every(
    "ashamed|afraid|scared|cried|cry|angry|proud|terrified|embarrass\\p{L}*|panic\\p{L}*|hurt|guilt\\p{L}*",
    "hate[ds]?|love[ds]?|horrible|stupid|sorry|secret|hid|worst",
    "honest(?:ly)?|admit|confess\\p{L}*|wrong|mistake|fault|fail\\p{L}*|lie[ds]?",
  ),
  filler: every("um", "uh", "you know", "i mean", "kind of", "sort of", "basically", "let(?:’|')s say"),
  around: every(
    "chat|questions?|slides?|screen|poll|link|recording|webinar|session|q and a|button|tab|list",
    "thanks?(?: you)?|hello|hi|bye|welcome|please|sorry",
    "okay|right|so um|let me|let(?:’|')s|i(?:’|')ll|we(?:’|')ll|next(?: one)?|we(?:’|')ve got|you can see|i can see",
    "it depends|there(?:’|')s one|for (?:coming|joining)|quite a|a few|kind of",
  ),
  response: every(
    "oh,? (?:wow|no|my god|god|my|dear|i love that|that(?:’|')s)",
    "wow|ouch|goosebumps|no way|seriously|beautiful|exactly",
    "that(?:’|')s (?:so |really |very |such )?(?:good|great|lovely|amazing|brilliant|funny|a lot|terrible|awful|incredible)",
    "i love that",
    "really\\?",
    "laugh\\p{L}*",
    "ha(?:ha)+",
  ),
  usual: { past: 4.2, someone: 0.8, filler: 1.2, around: 3 },
};
