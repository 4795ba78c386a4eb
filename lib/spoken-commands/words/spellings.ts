import { spelledOut } from "./shorthand";

/** After "'s", these words show that it means "is": "Ewa's on next", but "Ewa's name". */
const STATES =
  "on|up|off|in|out|ready|clear|free|set|next|here|back|done|finished|over|busy|happy|muted|late|live|not|still|now|been|gone|waiting|good|first|last|about|going|just|already|so|too|very|lovely|great|coming|leaving|speaking|talking|late|early|way|getting|a|an|the";

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/['’‘`]/g, "'"],
  [/\bno[- ]one\b/g, "nobody"],
  [/\b(?:let's|lets)\b/g, "lets"],
  [/\bwon'?t\b/g, "will not"],
  [/\bcan'?t\b|\bcannot\b/g, "can not"],
  [/\b(do|does|did|is|was|are|were|has|have|had|should|would|could|must)n'?t\b/g, "$1 not"],
  [/\bi'?m\b/g, "i am"],
  [/'re\b/g, " are"],
  [/'ll\b/g, " will"],
  [/'ve\b/g, " have"],
  [/\bits (?=(?:too|so|very|really|way|not|annoying|distracting|boring|loud)\b)/g, "it is "],
  [/'d\b/g, " would"],
  [
    /\b(it|that|he|she|what|who|there|here|how|where|something|everything|somebody|someone|anybody)'s\b/g,
    "$1 is",
  ],
  [/\b(that|what|who|there)s\b/g, "$1 is"],
  [new RegExp(`'s(?= (?:${STATES})\\b)`, "g"), " is"],
  [/'s\b/g, ""],
  [/'/g, ""],
];

/** Words after which "it is" continues the same clause. */
const GOING_ON =
  "as|how|what|where|who|why|if|when|until|that|than|because|since|while|so|said|think|before|after|and|like|once|unless|whether|says|though|or|but|then|let|make|can|could|may|might|shall|should|would|will|do|did|does|must|see|ask|now|yes|no|oh|well|ok|please|time|hope|know|sure";

const GOOD = "good|dear|lovely|nice|kind|fine|wonderful|beautiful|great|patient";
const AUDIENCE = "people|folks|viewers|audience|guests|listeners|friends|ladies and gentlemen";
const STRAIGHT = "(?:go |jump |head |move |skip )?(?:straight |right |directly )?(?:on |over |ahead )?";

const DEAR = "dear|love|darling|angel|star|sweetheart|sport|gem|legend|hero|saint|pal";
/**
 * Subjects before an imperative, which are dropped. "Put" isn't among these verbs, because its past tense is
 * the same: "crew put …" may be a report.
 */
const SOMEBODY = "somebody|someone|anybody|anyone|crew|team|control room|control|guys";
const TURNED =
  "turn|take|bring|start|stop|play|hide|show|open|close|mute|unmute|switch|kill|pull|move|go|get|give|spotlight|zoom|fade|drop";

const SPELLINGS: readonly [RegExp, string][] = [
  [/,? (?:but )?not (?:too|so|very) loud(?=$|[.,!?])/g, " quietly"],
  [/\s*(?:→|⇒|-+>|=>)\s*/g, " to "],
  [/\b(?:under|beneath|behind|below) (?:me|us|my voice|our voices?|my words|what i say)\b/g, "quietly"],
  [
    new RegExp(`\\b(show|give|let) (?:(?:the|our|all|these|those|you) )*(?:${GOOD}) (?:${AUDIENCE})\\b`, "g"),
    "$1 people",
  ],
  [/\b(?:we|i) (?:am|are) off to (?!a |an |see\b|bed\b)/g, "off to "],
  [/\b(\p{L}+) goes (?=(?:full ?screen|solo|on stage|on screen|big)\b)/gu, "$1 "],
  [new RegExp(`\\b(?:skip|skipping) [^,.;!?]{1,40}, (?:and )?(?=${STRAIGHT}(?:to|into)\\b)`, "g"), ""],
  [/(?<=^|[,.;!?] )out of [^,.;!?]{1,40}, (?:and )?(?=(?:on )?(?:in)?to\b)/g, ""],
  [/\b(confetti|applause|flowers?) time\b/g, "$1"],
  [
    / please (?=(?:the|my|our|his|her|their|your) \p{L}+ (?:is|are|was|were|has|have|will)\b)/gu,
    " please , ",
  ],
  [
    /(?<=^|[,.;!?] )(the \p{L}+(?: \p{L}+)?|\p{L}+) may (?:now )?be (?=(?:\p{L}+ed|shown|hidden|taken|put|brought|sent)\b[^,.;!?]*\b(?:again|now|please)\b)/gu,
    "have $1 ",
  ],
  [new RegExp(`\\b(?:would|could|will|can) you be an? (?:${DEAR}) and `, "g"), "can you "],
  [/(?<=^|[,.;!?] )(?:with )?(?:all )?(?:that|this) (?:being |having been )?said,? /g, ""],
  [/(?<=^|[,.;!?] )having said (?:all )?(?:that|this),? /g, ""],
  [
    /^((?:because|since|as|given|seeing|now that) [^,.;!?]+?) (?=lets\b|let us\b|please\b|(?:can|could|would) you\b)/g,
    "$1 , ",
  ],
  [new RegExp(`(?<=^|[,.;!?] |please )(?:${SOMEBODY}) (?=(?:${TURNED})\\b)`, "g"), ""],
  [/\b(?:pump|crank|ramp|jack|bump|notch) (?:the |that |this )?(music|volume|sound|it) up\b/g, "turn $1 up"],
  [
    /(?<=^|[,.;!?] )(?:now we|we now) (?=(?:go|move|switch|take|show|close|open|hide|start|stop|bring)\b)/g,
    "",
  ],
  [/(?<=^|[,.;!?] )we (go|move|switch|come|turn) now (?=(?:on |over |back )?to\b)/g, "$1 "],
  [/(?<=^|[,.;!?] )(?:next|now) (?:up )?on (?:the |our )?screen ?[,:]? (?=\S)/g, "show "],
  [/(?<=^|[,.;!?] )(?:next|now) (?:up )?on (?:the |our )?stage ?[,:]? (?=\S)/g, "bring on "],
  [/\bclear (?=[^,.;!?]+ (?:onto|on to|to) (?:the )?stage\b)/g, "bring "],
  [/(?<=^\W*1\W.*\S)\s+\d{1,2}[.)]\s+(?=\p{L})/gu, " , "],
  [/(?<=^|[.;,!?]\s*)\(?\d{1,2}[.)]\s+(?=\p{L})/gu, ", "],
  [/\b1:1\b/g, "one to one"],
  [
    /\bto (\d{1,2}):([0-5]\d)(?=$|[.,!?]| (?:in|of|on) (?:the )?(?:video|clip|film|movie)\b)/g,
    "to $1 minutes $2",
  ],
  [/\b(minutes?) and (?=(?:[a-z]+|[a-z]+ty[ -][a-z]+|\d{1,2}) seconds?\b)/g, "$1 "],
  [
    /(?<=^\W*(?:please |ok |okay |and |now )*)continue (?=(?:the |that |this |our )?(?:video|clip|film|movie)\b)/g,
    "resume ",
  ],
  [/(?<=\s)[-−–](?=\d)/g, "down by "],
  [/(?<=\s|^)\+\s?(?=\d)/g, "up by "],
  [/\bhalve (?:the )?(?:music|volume|sound|level|it)\b/g, "half as loud"],
  [/\b(?:has|have|had|was|were) (?:been )?(?=(?:submitted|posted|sent in|raised|put in)\b)/g, ""],
  [/(?<=\s)\+(?=\s)/g, "and"],
  [/\bplus (?!\d|(?:ten|twenty|thirty|forty|fifty)\b)/g, "and "],
  [/\b(slide|page|scene|question|poll) no\.? (?=\d)/g, "$1 "],
  [/(?<=\d|\b(?:it|one|two|three|four|five|six|seven|eight|nine|ten|grid|duo|solo)) it is(?=$|[.,!])/g, ""],
  [
    /(?<!\b(?:with|has|have|is|are|there|of|but|and|or|,)) (?:no|sorry) (?=(?:the )\S+(?: \S+){0,2}$)/g,
    " , no , ",
  ],
  [
    /(?<!\b(?:with|has|have|is|are|there|of|but|and|or|say)|,) (?:no|sorry) (?=(?!more\b|one\b|longer\b|need\b|music|slides|captions|wait|no\b)\S+(?: \S+)?$)/g,
    " , no ",
  ],
  [/\blet (the [a-z]+(?: [a-z]+)?|[a-z]+) go(?=$|[,.!?]| now| please)/g, "hide $1"],
  [
    /\b(flip|switch|jump|skip|move|hop|cut|bring|take|get|carry|push|turn|swing|head) us (?:straight |right |over |along |back |forward |ahead )*(?=to\b)/g,
    "go ",
  ],
  [
    /\bfrom (?:\d+|[a-z]+(?:ty|teen)|ten|half|full)(?: percent)? to (?=\d|[a-z]+(?:ty|teen)\b|ten\b|half\b|full\b)/g,
    "to ",
  ],
  [
    /\b(music|volume|sound|picture) (?:could|can|should|may|might|must) be (?=(?:a |much |little |bit |lot |touch |far )*(?:louder|quieter|softer|lower|higher|bigger|larger|wider|smaller)\b)/g,
    "$1 ",
  ],
  [/\brather than\b/g, "insteadof"],
  [
    / (?=(?:no wait|wait no|no sorry|sorry no|i mean|i meant|scratch that|no make that|make that|actually no|no actually|or rather|no not)\b)/g,
    " , ",
  ],
  [/(?<=\w) (?=wait (?!for\b|until\b|till\b|room\b|list\b|a\b))/g, " , "],
  [
    new RegExp(
      `(?<!\\b(?:${GOING_ON})|[,.;!?]|^) (?=(?:it|he|she|they|i|we) (?:is|are|am|was|were|has|have|had|can not|do not|did not|needs?|wants?)\\b(?= \\w))`,
      "g",
    ),
    " , ",
  ],
  [/\bq\s?(&|and)\s?a\b/g, "qa"],
  [/\bhalf the (?:volume|music|level)\b/g, "half as loud"],
  [
    /\b(?:cut|bring|turn|take|drop) (?:it|the (?:music|volume|sound)|music|volume)(?: down)? (?:in|by) half\b/g,
    "half as loud",
  ],
  [/\b(?:a|one) third\b/g, "onethird"],
  [/\b(?:a|one) quarter\b/g, "onequarter"],
  [/\btwo thirds\b/g, "twothirds"],
  [/\bthree quarters\b/g, "threequarters"],
  [/\bone half\b/g, "onehalf"],
  [/\bnames? and titles?\b/g, "name"],
  [/\bhalf and half\b/g, "split"],
  [/\bquestions and answers\b/g, "qa"],
  [/\b(?:instead|in place) of\b/g, "insteadof"],
  [/(?<!\bzoom )\bin for\b(?! (?:a|one|the) )/g, "in insteadof"],
  [/\b(switch|change|go|move|swap|cut|spotlight|layout) from [^,.;!?]+? to\b/g, "$1 to"],
  [/\bas well as\b/g, "and"],
  [/\ball right\b/g, "alright"],
  [/\b(?:that|this|it) is (?=enough (?:of|with)\b)/g, ""],
  [/\bup and (?=running\b)/g, ""],
  [/\bfront and cent(?:er|re)\b/g, "center stage"],
  [
    /(?<!\b(?:i|we|you|they|he|she) )\b(?:needs?|has|have) to (?=be \w+(?:ed|en|n|t)\b|go\b(?! to\b)|come (?:off|down)\b|disappear\b)/g,
    "can ",
  ],
  [/\bwhat an? /g, "such "],
  [/\b(?:with no|without(?: any)?(?: the)?) (?=(?:slides?|deck|music|captions|ticker)\b)/g, ", no "],
  [/(?<!\b(?:but|do|is|are|am) )\bnot (?=(?:me|him|her|them)\b)/g, ", not "],
  [/\bbut (?=(?:keep|leave|do not) )/g, ", "],
  [/\b(can|could|may) (you|we|i) (?:maybe|perhaps|possibly)\b/g, "$1 $2"],
  [/\bname (?:tag|plate|card|banner|line|title)s\b/g, "name tag"],
  [/(?<!\bcaption \S+ )\bwith (?=(?:his|her|their) (?:name|lower third|title)\b)/g, ", show "],
  [/\bwith (?=(?:his|her|their) mic\b)/g, ", "],
  [/#(?=\d)/g, ""],
  [/%/g, " percent "],
  [/:(?=\s|$)/g, " "],
  [/\.{2,}|…/g, " , "],
  [/[!?]*\?[!?]*/g, "?"],
  [/!+[!.]+/g, "!"],
  [/\band after (?:that|this),?/g, "and"],
  [/(?<=\p{L}{2}|\d)([.!?])(?=\s|$)/gu, " $1 "],
  [/([,;!?])(?=\s|$)/g, " $1 "],
  [/ [–—-] /g, " , "],
];

const rewritten = (text: string, rules: readonly [RegExp, string][]): string =>
  rules.reduce((so_far, [from, to]) => so_far.replace(from, to), text);

/**
 * Normalizes the spelling of folded text and separates its clauses: contractions, abbreviations, corrections
 * in passing.
 */
export const spelledAlike = (text: string): string =>
  rewritten(rewritten(spelledOut(text), CONTRACTIONS), SPELLINGS);
