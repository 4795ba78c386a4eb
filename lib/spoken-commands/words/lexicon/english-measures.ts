/**
 * Which one, which direction, how far and how much. Phrases of folded words for each meaning, without
 * articles.
 */
export const ENGLISH_MEASURES = {
  SKIP: "skip|skip over",
  NEXT: "next|turn page|following|forward|forwards|advance|ahead|skip ahead|go forward|jump ahead|jump forward|onward|onwards|forward one|one forward|step forward|subsequent|succeeding|turn over|flip forward|page forward|one further|one along|one ahead|flip ahead|skip forward|go ahead|flick forward",
  AGAIN: "once more|one more time",
  MORE: "more|one more|another|further",
  PREV: "previous|slide before|page before|step back|prior|back|last one|go back|one back|rewind|backwards|backward|jump back|skip back|preceding|former|earlier|backtrack|flip back|page back|back one|step backwards|turn back|scroll back|go backwards|flick back|one before|before that",
  LAST: "last|final|very last|end of|very end of|latest|most recent|recent",
  FIRST:
    "start of|beginning of|top of|very first|from top|from top of|from start|from start of|from beginning|from beginning of|beginning|start|initial|opening|from very start",
  TOP: "top|most voted|most popular|highest voted|best voted|most upvoted|with most votes|most votes|number one|with highest votes|leading|favourite|favorite|top voted|most wanted|most upvotes|highest ranked|most liked",
  ON: "on|onto",
  OFF: "off|offline",
  IN: "in|into|inside",
  UP: "up",
  DOWN: "down|away|gone|out|from view|out of way|out of sight|out of view|out of here|off screen",
  UM: "over",
  BEFORE: "before|ahead of|in front of|above",
  AFTER: "after|behind|below|following",
  TO_END: "to end|to very end|at end|at very end|at bottom|to bottom|to last place",
  TO_START: "to start|to beginning|to top|to front|at start|at beginning|to first place",
  LOUDER:
    "louder|swell|rise|pump it up|crank it up|volume up|raise|increase|crank|crank up|pump up|turn up|boost|higher|bring it up|more volume|more music|amp up|amplify|beef up|bump up|nudge up|push up|turn it up|up volume|crank it|more loud|strengthen|dial up|more sound",
  QUIETER:
    "quieter|easy on|go easy on|ease up on|die down|sink|softer|volume down|lower|reduce|decrease|turn down|bring down|dial down|dial back|less loud|not so loud|fade down|duck|drop|bring it down|take it down|less|less volume|less music|dim|dip|soften|quieten|quieten down|hush|tone down|turn it down|dial it down|dial it back|bring under|under|way down|nudge down|knock down|knock back|ease off|ease down|fade|cut down|cut back|make less|more quiet|more soft|diminish",
  QUIET:
    "quietly|quiet|softly|soft|low|at low volume|in background|gently|nice and low|subtle|subtly|faint|faintly|low level|low volume|barely audible|discreet|discreetly|under|calmly",
  LOUD: "loud|loudly",
  PERCENT: "percent|per cent|pct|percentage points|points|percentage point|percent points",
  BY: "by|attributed to|credited to|in name of",
  BIT: "a bit|bit|touch|little|little bit|slightly|tad|notch|smidge|hair|just touch|somewhat|fraction|shade|wee bit|smidgen|hint|few notches|couple of notches|little more",
  LOT: "lot|lots|plenty|heaps|much|way|far|whole lot|ton|loads|considerably|significantly|drastically|massively|whole bunch",
  HALF: "fifty percent|half|halfway|half way|half volume|half of it|onehalf",
  PORTION: "quarter|onethird|onequarter|twothirds|threequarters",
  AS_LOUD: "as loud|as loud as it is|as loud as now|as loud as this|what it is|as high",
  AS_QUIET: "as quiet|as soft",
  DOUBLE: "double|twice",
  MAX: "max|max out|maximum|full|full blast|full volume|all way|all way up|to eleven|as loud as possible|top volume|maximal|max volume|loudest|as loud as it goes|full whack|full tilt|flat out|peak|all way to top|maxed|maxed out",
  MIN: "to whisper|minimum|whisper|almost nothing|min|lowest",
  STEP: "step|steps|notch|notches|increment|increments|stage further",
  TWICE: "twice|two times|2 times|times two",
  THRICE: "three times|3 times|thrice",
} as const;
