import { words } from "../rules";
import { type Frames, follows, near, within } from "./frames";

const NOT =
  "not|no|never|nothing|nobody|no one|none|without|can't|cannot|can not|won't|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|haven't|hasn't|hadn't|wouldn't|couldn't|shouldn't|hardly|barely|neither|ain't";
const HIGH =
  "too (?:much|high|expensive|dear|rich|steep|pricey|costly|big)|a (?:bit|little|tad|touch) (?:rich|much|high|steep|dear)|expensive|pricey|pricy|steep|hefty|costly|overpriced|sticker shock|out of (?:our|my) (?:reach|league)|through the roof|a stretch|a big (?:ask|jump|increase)|a (?:hard|tough) sell|an awful lot|arm and a leg|a (?:small )?fortune|chunk of change|rip-?off|robbery|nickels? and dimes?|wiggle room|sharpen your pencil|more than (?:i|we|our|my|the|what|half|twice|double)|(?:twice|double|triple|three times) (?:what|the|that|as)|half of that|above (?:our|my|what)|way (?:over|above|beyond)|over (?:our|my|the) (?:budget|cap|limit)|blow\\p{L}* (?:our|the|my) budget|hard to (?:justify|swallow|stomach|defend)|can't (?:justify|afford|stretch|pay|spend|swing)|cannot (?:justify|afford)";
const SPENT =
  "gone|spent|used up|cut|cuts|slashed|frozen|freeze|tight|thin|dried up|run out|ran out|blown|committed|allocated elsewhere|a put a stop|stopped|none left";
const TIME_LATER =
  "until|till|before|after|next (?:year|quarter|spring|summer|fall|autumn|winter|season|month|budget)|new year|(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|q[1-4]|christmas|easter)|this (?:year|quarter|side|month|season)|right now|at the moment|currently|for now|later";
const PERSON =
  "boss|manager|director|ceo|cfo|coo|cto|cio|vp|head of \\p{L}+|board|committee|trustees?|council|governors|partners?|co-?founder|founders?|owners?|wife|husband|brother|sister|father|mother|dad|mum|mom|son|daughter|treasurer|bursar|bookkeeper|accountant|controller|principal|superintendent|finance|accounting|legal|it|procurement|purchasing|headquarters|head office|hq|parent company|management|leadership|team|staff|colleagues?|doctors|nurses|superior|chair(?:man|woman)?|mayor";
const AGAINST =
  "won't|wouldn't|isn't|aren't|doesn't|don't|never|not|hates?|hated|skeptical|sceptical|against|lukewarm|torpedoed|shot (?:it )?down|turned (?:it |us )?down|veto\\p{L}*|reluctant|hesitant|dead set|block\\p{L}*|push(?:es|ed)? back|(?:say|says|said) no|thinks? (?:it's|it is|that's|we|they|webinars)|waste of|unconvinced|no fan|votes? against|a believer|opposed|reckons?";
const YOURS =
  "it|you|you guys|you lot|your \\p{L}+|the (?:app|tool|system|product|software|device|scanner|platform|thing|report|hardware|search|template)|that|this|there's";
const ABLE =
  "work|support|handle|connect|talk to|integrate|export|import|sync|read|print|run|do(?! that| it)|have(?! to)|offer|fit|include|cover|let|allow|show|change|export|see|lock|use|load|scale|keep|offline|app|api|version|integration|interface|option|language|reception|signal";
const CREW =
  "people|team|staff|crew|guys|lads|drivers|nurses|teachers|reps|users|foremen|technicians|techs|employees|receptionist|half of (?:them|'em|my)|everyone|everybody|customers|older \\p{L}+|bookkeeper|workers";
const RESIST =
  "won't (?:use|touch|learn|adopt|accept|type|do|like|take|put)|hates? (?:it|that|change|new)|never (?:use|learn|touch|type|manage|accept)|refuse|resist\\p{L}*|(?:isn't|aren't|not) (?:computer|good with|keen|tech|comfortable)|struggle|don't like|afraid of|too many apps|learning something new|would hate|up in arms|quit if";
const LAW =
  "data|privacy|gdpr|security|compliance|legal|lawyers?|counsel|attorney|solicitor|liability|indemnity|clause|terms|contract|agreement|union|works council|auditors?|regulators?|hipaa|patients?|records|certif\\p{L}+|insurer|cameras?|tracking|lock-?in|auto-?renew\\p{L}*|notice|(?:two|three|four|five|multi)-?year|\\p{L}+ years?|term|personal guarantee|recordings?|children's|bank account|codes";
const TROUBLE =
  "worr\\p{L}+|concern\\p{L}*|nervous|uneasy|uncomfortable|problem|issue|won't (?:accept|allow|let|sign|move|agree)|can't (?:leave|be|have|sign|share|store|put|accept|go)|not allowed|isn't allowed|illegal|block\\p{L}*|object|struck|stopp?\\p{L}*|never accept|leave the (?:country|state|building|eu)|has to stay|stays? in|sensitive|sticking|bothers?|mind is|chain|tied|locked|reject\\p{L}*|refuse\\p{L}*|too long|unacceptable|breaking the law|liable|no way|field day|has to go|capped|allergic|police|against the law";
const DECIDE =
  "sign(?:s|ed)?|signs? off|signature|approv\\p{L}+|decid\\p{L}+|decision|final (?:say|word|call)|last word|purse|holds? the|pays|green-?light\\p{L}*|writes? the checks?|initials?|releases? the|say yes|say-so|checkbook|chequebook|picks?|authori[sz]e\\p{L}*|her pen|his pen";
const AMOUNT =
  "\\d[\\d,.]*k?|\\p{L}+ (?:thousand|hundred|grand|percent|million)|percent|half|twice|a third|a quarter|a fifth";
const PERIOD = "hours?|days?|weeks?|minutes?|mornings?|nights?|weekends?|months?";

export const ENGLISH_FRAMES: Frames = {
  objections: {
    price: words(
      HIGH,
      follows("money|cash|funds|funding|budget|allocation", SPENT, 30),
      follows(
        NOT,
        "(?:enough |any |the |that kind of |much |more |spare )*(?:money|budget|cash|funds|funding)(?! (?:is|isn't))",
        14,
      ),
      follows(
        "cut|cutting|slash\\p{L}*|freeze|froze|frozen|tighten\\p{L}*",
        "budgets?|costs?|spend\\p{L}*|staff|funding",
        16,
      ),
      "(?:in|out of) range for (?:us|me)|(?:my|our|the) (?:limit|cap|ceiling|max\\p{L}*) (?:is|was|would)|not (?:made|running) (?:of|a)|running a charity|i could (?:hire|buy|get|pay)|(?:had|have|had got) [^.]{0,20} in mind|(?:expecting|hoping for|thinking of) (?:something )?(?:closer|nearer|less|around|half|more like)|for (?:half|less|free) (?:of )?(?:that|the price)?|do(?:es|es it)? (?:anything|something) about the price|come down|meet me|budge|add(?:s)? up (?:fast|quick)",
    ),
    timing: words(
      "slammed|swamped|snowed under|flat out|hands (?:are )?full|plate|under ?staffed|short[- ]staffed|overloaded|up to (?:my|our) (?:neck|ears|eyes)|booked solid|(?:busy|busiest|budget|tax|peak|high|holiday) (?:season|time|period)|bigger (?:fish|fires|problems)|(?:bad|wrong|terrible|worst|awkward) (?:time|timing|moment)|code freeze|not (?:a good|the best|the right|a great) (?:time|moment)",
      follows(
        NOT,
        "(?:the |any |enough |much |got the |spare )*(?:time|bandwidth|capacity|hands|resources|headspace|appetite|people|anybody|anyone) (?:for|to|who|right|until|now|till)",
        10,
      ),
      follows(
        "in the middle of|right in|halfway through|going through",
        "(?:an? |the |our |losing |moving |merging )*(?:\\p{L}+ )?(?:upgrade|migration|move|merger|audit|reorg\\p{L}*|restructur\\p{L}+|rollout|project|offices|season|harvest|inventory|switch|change|parent|company)",
        24,
      ),
      follows(
        "can't|won't|don't|not|nothing|no|isn't|nobody|never|anything new",
        `(?:\\p{L}+ ){0,5}(?:until|till|before|this (?:year|quarter|side)|till after)`,
        24,
      ),
      within(
        "(?:have to|has to|i'd|we'd|rather|better|let's|must|can) wait|revisit|come back to (?:me|us)|try me|ask me|park|push (?:it|this|that)|postpone|put (?:it|this|that) off|hold off|delay",
        TIME_LATER,
        26,
      ),
      "not (?:this|now|yet)(?: year| quarter| season)?|too (?:soon|early|late|fast|quick|close|tight)|(?:more|longer) than (?:i|we) have|out of the question|on hold|back burner|not (?:urgent|in a hurry)|no rush",
      "(?:only |we |i |we've |i've )just (?:renewed|signed|switched|bought|installed|finished|moved|changed|started|went live)|(?:locked|tied|stuck|bound|signed up) (?:in|into|to|with|down|up)(?: [^.]{0,20})? (?:until|till|through|for)|under contract|contract (?:runs|ends|lasts|goes|isn't up|doesn't end|is not up)|runs for another|months left|bedding in|another upheaval",
      "isn't going to happen|not going to happen|is nothing for (?:me|us)|(?:\\p{L}+)'s no good",
    ),
    authority: words(
      within(`(?:my|our|the|his|her|their|your) (?:\\p{L}+ )?(?:${PERSON})`, AGAINST, 26),
      near(
        "win over|convince|persuade|sell (?:it|this|that) to|get (?:it|this|that) (?:past|by|through)|get (?:him|her|them) on board|talk (?:him|her|them) (?:round|into)|bring [^.]{0,10} round",
        `${PERSON}|him|her|them`,
        24,
      ),
      "not (?:my|mine to|up to me|the one who|the man who|the person who|the woman who)(?: decision| call| choice| make| decide| signs?)?|(?:isn't|wasn't) (?:my (?:call|decision)|up to me)|above my pay|can't (?:decide|sign|approve|commit|agree to) (?:that|this|it|anything|on my)|(?:signing|decision) (?:power|authority)|shot down|laugh me out|don't have (?:the )?(?:authority|say|power)|approved vendors?",
      follows(
        "rather not|can't|won't|wouldn't|couldn't|don't",
        "(?:decide|commit|agree|sign|do) [^.]{0,20}without",
        12,
      ),
    ),
    need: words(
      follows(
        NOT,
        "(?:really |even |actually |quite )*(?:need (?:it|that|this|a|an|any|software|you|more|half)|see (?:the|a|any|why|what) (?:\\p{L}+ )?(?:point|need|value|benefit|advantage|reason|us using|it would|would)|use (?:half|most|it)|asked for|complained|a priority|worth (?:it|a)|miss anything|broken|that (?:many|much|big|often))",
        14,
      ),
      "work(?:s|ing) (?:fine|well|great|okay|ok|perfectly|the way)|does (?:the|its|my) job|gets? the job done|good enough|the way it is|(?:happy|satisfied|content|fine) with (?:our|the|what|how|them|it)|get by|we manage(?! the| our|d| to)|nice to have|overkill|gimmick|bells and whistles|done without|(?:live|do) without|does most of|already (?:have|got|own) (?:something|one|a|that|our)|stick(?:ing)? with|stay(?:ing)? with|built our own|twice a year|bigger problems|not a (?:big )?(?:problem|priority|need)|solves? a problem we don't|do most of that|why (?:would|should) (?:i|we) (?:change|switch|move|pay|bother)|no appetite|nobody (?:has )?(?:complained|asked)|be a fool",
    ),
    trust: words(
      "burn(?:ed|t)|(?:heard|read) (?:that|this|it|bad|about that|stories)(?: \\p{L}+)? before|heard (?:it|that) before|(?:been|was|were|got) promised|promised (?:us|me) (?:the|that)|every(?:body|one) (?:says|promises) (?:that|it)|believe (?:it|that) (?:when|if)|(?:when|if) i see it|see it (?:work|in action|with|first|for)|never heard of|guinea pig|track record|too good to be true|bad (?:experiences?|reviews?)|breach|hacked|show me proof|prove (?:that|it)|skeptical|sceptical|doubt (?:it|that|they)|let (?:us|me) down|(?:young|small|tiny|new) company|start-?up|handful of customers|lock-?in|on paper(?:,)? (?:sure|yes|maybe)",
      follows(
        "how do (?:i|we) know|who guarantees|what (?:happens|if)",
        "you|you're|it doesn't|works?|savings|data|us|lot",
        40,
      ),
      follows(
        "last|previous|old|other",
        "(?:vendor|provider|guy|one|lot|company|tool|system|supplier|consultant|time|project)(?: \\p{L}+){0,4} (?:also|never|didn't|promised|failed|left|nightmare|fell|took|was|sat)",
        6,
      ),
      follows(
        "you|your (?:people|team|support|hotline|colleague|guys|engineer|system)",
        "(?:never|didn't|don't|doesn't|took|missed|crashed|went down|were down|was down|promised)(?: \\p{L}+){0,3} (?:pick|answer|call|reply|show|deliver|credit|deadlines?|days|weeks|times?|twice|back|phone)",
        12,
      ),
      follows(
        "want|need|like",
        "(?:to )?(?:hear|talk|speak|see)(?: \\p{L}+){0,3} (?:from|to|with|it|proof|references?|someone)",
        6,
      ),
      "went (?:wrong|badly|pear|south)|blew up|a nightmare|fell (?:over|apart|flat)|sat on the shelf|took a year|it took (?:a year|four|six|\\p{L}+ months)",
    ),
    competition: words(
      follows(
        "they|the other\\p{L}*|another \\p{L}+|someone else|somebody else|(?:your )?competitors?|rival|the guy|the other (?:demo|offer|bidder|company)",
        "(?:cheaper|for less|better (?:deal|price|offer)|half the|less than|below you|under you|do(?:es)? (?:that|it|this) (?:already|too|for)|includes?|free|for half|undercut)",
        34,
      ),
      "cheaper (?:than you|elsewhere|option|offer)|leaning (?:towards?|to)|why (?:should|would) (?:i|we) (?:go|choose|pick|buy|take)|(?:far|further) along with|(?:quoted|offered|charges?|gave|wants?) (?:us|me) (?:\\p{L}+ )?(?:less|half|nearer|closer|only|\\p{L}+ hundred|\\p{L}+ percent|five|four|three|two|six|seven|eight|nine|[$€£]?\\d)|same thing for|does the same|do(?:es)? most of (?:what|that)|comes? in (?:lower|under|cheaper)|came in (?:well )?(?:under|below|lower|cheaper|nearer)|(?:can|could|will) do it for",
    ),
    feature: words(
      follows(
        YOURS,
        `(?:can't|cannot|doesn't|don't|won't|couldn't|isn't able to|not able to)(?: \\p{L}+){0,2} (?:${ABLE})`,
        8,
      ),
      follows(
        "no|missing|lacks?|without",
        "(?:way to|option|integration|support|version|app\\b|export|import|interface|offline|approval|calendar|reporting|api|connection|connector)",
        14,
      ),
      follows(`(?:my|our|the|half of (?:my|our)) (?:\\p{L}+ )?(?:${CREW})|${CREW}`, RESIST, 24),
      "clunky|fiddly|cumbersome|awkward to|confusing|complicated|looks? dated|bulky|too many (?:clicks|steps|screens|buttons|fields)|\\p{L}+ clicks|\\p{L}+ screens to|drains?|logs you out|learning curve|hard to (?:use|learn|read|understand)|too (?:slow|complex|basic|small|big|heavy)|deal ?breakers?|show ?stoppers?|non-? ?starter|sticking point|no use to (?:us|me)|no good (?:to|for) (?:us|me)|rules? you out|forget it|(?:we're|i'm|it's|that's|you're) out(?! of| there| here| on)|no deal|can't use (?:it|you|that)|i'd miss|we'd miss|only runs on|needs? (?:its|a|our) own|tops out",
    ),
    legal: words(
      near(LAW, TROUBLE, 36),
      "chain myself|tied (?:down|in)|breaking the law|against the law|has to stay in|stays? in the (?:state|country|building|eu)|who(?:'s| is) liable|who can see (?:our|my|the)|not letting it in|finished if|we're finished",
    ),
    other: words(
      follows(
        "my|our|the|one|only|biggest|main|real|other",
        "(?:worry|worries|concern|concerns|fear|hesitation|reservations?|hang-?up|sticking point|snag|catch|trouble|stumbling block) (?:is|are|with|would|i have|here|about|being|that|was)",
        14,
      ),
      "what (?:worries|bothers|bugs|scares|concerns|kills|stops|puts|gets|frightens)(?: it)?(?: for)? (?:me|us)|(?:thing|part|bit|one) (?:that|which|i)? ?(?:worries|bothers|bugs|scares|concerns|kills) (?:me|us)?|(?:that|it) (?:worries|bothers|scares|bugs|frightens) (?:me|us)|what i (?:do mind|mind|don't like|can't get past|struggle with)|(?:can't|couldn't) get (?:past|my head)|keeps? me up|makes? me (?:nervous|uneasy|anxious)|sit(?:s)? right|(?:doesn't|won't|don't) work for (?:me|us)|won't fly|going to fly|have (?:my|some|a few) (?:doubts|reservations|concerns)|not a chance|on the fence|i'm torn|(?:i'm|we're|i am) (?:\\p{L}+ ){0,3}(?:nervous|worried|hesitant|concerned|uneasy|skeptical|reluctant|dreading|not convinced|not sold|not keen|not thrilled|not comfortable)|isn't keen|(?:gave|gives) me pause|holding (?:me|us) back|i'm afraid that|a sticking point|that's where (?:it|you|i)|a lot to ask|i(?:'d| would) rather not|one thing i don't",
    ),
  },
  reaction: words(
    "ouch|blimey|crikey|yikes|wow|whoa|phew|gulp|jeez|gosh|hm+|huh|oof|man|come on|really|seriously|no way|stings|goodness|chunk|lot|rich|much|mortgage|whiteboards|charity|half|less|cheaper|nearer|instead|elsewhere|could (?:buy|hire|get)|paying for nothing|in mind|expected|expecting|thought|hoped|budgeted|planned|used to pay|(?:pay|paid|paying|charges?|charged|quoted|offered|says?|said|do it for) (?:us |me |about |around |nearer |only |just |they can do it for )*(?:[$€£]?\\d|\\p{L}+ (?:hundred|thousand|fifty)|two|three|four|five|six|seven|eight|nine|ten|half|less)|plus a|on top",
  ),
  elements: {
    metrics: words(
      follows(
        "cost(?:s|ing)? (?:us|me)|los(?:e|es|ing|t)|wast(?:e|es|ing|ed)|sav(?:e|es|ing)|written off|wrote off|penalt\\p{L}+|fines?|spend\\p{L}* on|scrap\\p{L}*|overtime|rework|downtime|out the door|run you",
        `(?:[$€£]\\s?\\d|(?:${AMOUNT})|\\p{L}+ bucks|bucks|dollars|pounds|euros|\\p{L}+ (?:a|per|every) (?:week|month|year|day))`,
        34,
      ),
      follows(
        "takes?|spend\\p{L}*|spent|wast\\p{L}+|sits?|need|save\\p{L}*|lost|about|around|gone|down",
        `(?:\\p{L}+|\\d+)(?: full| whole| and a half)? (?:${PERIOD})(?: (?:a|per|every|each|of) \\p{L}+)`,
        24,
      ),
      "(?:one|two|three|half|\\p{L}+|\\d+) (?:in|out of) (?:every )?(?:two|three|four|five|six|seven|eight|ten|twelve|twenty|thirty|forty|fifty|a hundred|\\d+)(?! (?:days|weeks|months|minutes|the))|every (?:second|third|fourth|fifth|tenth) \\p{L}+|every tenth",
      follows(
        "from",
        "(?:\\d+|\\p{L}+)(?: \\p{L}+){0,4} to (?:\\d+|\\p{L}+)(?: (?:percent|a|days|hours|calls|minutes|weeks)|,)",
        6,
      ),
      follows(
        "target|goal|aim\\p{L}*|want (?:to|it|that)|would like|'d like|cut|reduce|double (?:the|our)|halve|get (?:it|that) (?:down|up)|bring",
        `(?:${AMOUNT})|under (?:\\p{L}+|\\d+)`,
        30,
      ),
      `(?:\\d[\\d,.]*|\\p{L}+) percent (?:of (?:our|the|all)|fewer|less|more|faster)|pay(?:s)? for itself|pay ?back|(?:churn|scrap|turnover|returns?|no-?show|error|failure)s? (?:rate )?(?:is|are|runs?|was) (?:at )?(?:around |about )?(?:\\d|\\p{L}+ percent)|(?:\\d+|\\p{L}+) (?:loads|calls|orders|complaints|tickets|errors|mistakes|customers|patients|tenants) (?:a|per|each|every|last|this) (?:week|month|year|day)`,
    ),
    economic_buyer: words(
      follows(
        `(?:my|our|the|his|her) (?:\\p{L}+ )?(?:${PERSON})|i|we both|she|he|\\p{Lu}\\p{L}+`,
        "(?:sign(?:s|ed)? (?:it|off|anything|everything|the|contracts?|that|this|for)|hold(?:s)? the (?:purse|budget|money)|control(?:s)? the|own(?:s)? the budget|ha(?:s|ve) the (?:last|final)|releases? the|writes? the che|approves? (?:all|every|any|anything|purchases|the|spend)|decides? on (?:money|purchases|spend))",
        30,
      ),
      follows(
        "anything|everything|nothing|up to|under|over|above|below|beyond|more than|limit",
        `(?:(?:sign\\p{L}*|approv\\p{L}*|decid\\p{L}*|on my own|my (?:vp|boss|ceo|cfo|call)|goes to|board|signature|her pen|his pen))`,
        50,
      ),
      "purse strings|final (?:say|word|call|decision)|last word|budget holder|my (?:call|budget|decision)(?: in the end)?|her (?:pen|budget)|his (?:budget|cost cent)|i'm the owner|i own the|the one who pays|pays the bills|(?:who|that) signs|signs? (?:it|the contracts?|the cheques?|the checks?)|puts? (?:his|her) name|(?:his|her|my) signature|comes out of \\p{L}+'s budget|i can (?:sign|approve|decide)|decide (?:that|it|this)? ?(?:myself|on my own)|(?:ceo|cfo|coo|owner|director|boss|board|treasurer|bursar|superintendent|principal) (?:\\p{L}+ ){0,4}(?:sign\\p{L}*|approv\\p{L}*|decid\\p{L}*|releas\\p{L}*)",
    ),
    decision_criteria: words(
      follows(
        "it|that|this|you|whatever we (?:pick|choose|buy)|the (?:system|tool|thing|solution|product)|everything",
        "(?:has to|have to|must|needs? to|would (?:have|need) to|can't|shouldn't) (?:be |not )?(?:able |run|work|talk|fit|handle|have|do|connect|survive|support|integrate|host|certif|easy|simple|cheap|fast|safe|up|live|audit|cover|come|stand|include|print|keep|in the|under|on the|slow)",
        10,
      ),
      "(?:most|really|very|super|more|what's|what is|is) important|what matters|matters (?:most|more)|main thing|key thing|must-?haves?|deciding factor|comes? down to|non-?negotiable|not up for discussion|deal ?breaker|comes first|criteria|we score|ease of use|looking for (?:something|someone|a)|i want (?:something|a real|the|one)|(?:i|we) need (?:it|something|a|someone|one) (?:to|that|with|human|person|invoice)|(?:he|she|they|we|board)(?:'d|'ll)? wants? to see|won't (?:take|buy|touch) (?:anything|it) (?:that|without|unless)|only buy|top of (?:my|our|the) list|requirement\\p{L}*",
      follows(
        "if",
        "(?:i'm|we're|it's|you're) (?:out|not interested|gone)|forget it|no (?:point|deal|use)|can't use|not letting|don't need it|that's it",
        60,
      ),
      "show me (?:it|that)|what i need is|what we need is|i'd go with|who(?:ever)? can",
    ),
    decision_process: words(
      follows(
        "goes?|going|take (?:it|this|that)|took|bring (?:it|this)|present|lands?|ends up|put (?:it|this|that)|through",
        "(?:to|through|by|past|before|on|via) (?:\\p{L}+ ){0,3}(?:board|committee|partners?|council|trustees|tender|management|director|desk|table|governors|meeting|legal|procurement|purchasing|boss|ceo|coo|cfo|owner|controller|budget)",
        10,
      ),
      follows(
        "board|committee|council|trustees|partners|governors|cooperative|group|management|they|members|parents",
        "(?:meets?|votes?|sits?|decides?|approves?|(?:has|have) to (?:agree|vote|approve)|(?:looks?|look) at)",
        24,
      ),
      "(?:two|three|four|3) (?:quotes|offers|bids)|tender|shortlist|put (?:out )?to tender|pilot (?:first|in|at)|trial (?:first|for|with)|(?:decide|decision|vote|choose)(?: \\p{L}+){0,4} (?:in|on|by|at|after|before) (?:the )?(?:end|\\p{L}+ meeting|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|autumn|spring|summer|next)|make (?:a|the) decision|(?:first|then|after that|once)(?: \\p{L}+){0,6} (?:looks?|tests?|signs?|goes|decides?|approves?|checks?|votes?|nod)|works council|sleeps? on it|gives? it the nod|recommendation|i write (?:it|that) up|review board|(?:next|monthly|partners|annual|board) meeting|steering",
    ),
    paper_process: words(
      "vendor (?:setup|form|registration|onboarding|portal|master)|supplier (?:form|portal|registration|onboarding)|new suppliers?|set up as a (?:vendor|supplier)|purchase orders?|po number|(?:a|the|without a|no) po|procurement|nda|dpa|msa|w-?9|certificate of insurance|proof of insurance|insurance of|security questionnaire|questionnaire|small print|redlin\\p{L}*|data processing|processing agreement|countersign\\p{L}*|two signatures|our own (?:paper|terms)|terms of purchase|frame(?:work)? agreement|background check|letterhead|tender portal",
      follows(
        "legal|lawyers?|attorney|solicitors?|counsel|our legal|privacy officer|data protection officer|dpo",
        "(?:reads?|reviews?|look\\p{L}*|go(?:es)? over|goes through|went through|check\\p{L}*|has to|needs? to|will|wants?|struck|redline\\p{L}*|takes?|is (?:slow|thorough))",
        24,
      ),
      follows(
        "contracts?|agreement|paperwork|terms",
        "(?:go(?:es)? (?:through|to|via)|sent to|reviewed|read by|countersigned|in writing|to legal|legal)",
        24,
      ),
    ),
    identified_pain: words(
      "by hand|on paper|(?:a|the|on a|with a) (?:clipboard|whiteboard|notebook|magnet\\p{L}*)|text thread|manually|type (?:everything|it|them)? ?twice|re-?typ\\p{L}+|retyp\\p{L}*|copy and paste|spreadsheets?|flying blind|falls? (?:through|between)|slips? through|crash\\p{L}*|goes down|went down|breaks? down|broken down|runs? out of|drowning in|nightmare|disaster|a mess|chaos|headache|backlog|complain(?:s|ed|ing)?(?! about you)|complaints|driv\\p{L}+ (?:me|us|my team) (?:crazy|mad|nuts)|killing us|sick of|fed up|frustrat\\p{L}+|struggl\\p{L}+|losing (?:loads|customers|orders|people|money|track)|we (?:lose|lost) (?:\\p{L}+ ){0,3}(?:customers?|orders?|days?|time|loads?|money|people|track|business|calls)|(?:get|gets|got) lost|wrong (?:address|site|invoices?|orders?|place|version|item)s?|too late|always late|show(?:s)? up (?:late|at the wrong|warm)|last to know|(?:nobody|no one) knows|don't know (?:who|what|where|which|when)|can't (?:see|find|reach|tell|track)|have to (?:call|drive|phone|chase|ring|check) (?:around|out|everyone|each|them)|chas(?:e|ing)|unanswered|no-?shows?|turnover|outdated|not supported any|walk out|wait (?:forever|hours|for days|\\p{L}+ minutes)|on hold|fined|wrote us up|haven't slept|i dread|at midnight|double[- ]book\\p{L}*|two \\p{L}+ in one|mixed up|half of (?:it|them) (?:is|are) wrong|and then it's wrong|goes out wrong|error[- ]prone|mistakes|guess(?:work|ing)?|glue (?:that|it) together|stitch\\p{L}*|every time it|die every|dies every|found (?:three|two|\\p{L}+) gaps|re-?run|scrap(?:ped)?|leak\\p{L}*|fail(?:s|ed|ing) (?:at|in|every|on|and)|a liability|gets refused|refuses it|rings my|rings off",
      follows(
        "takes?|takes? (?:me|us|them|her|him)|spend\\p{L}*|sits?|waste\\p{L}*",
        `(?:a|the|half|whole|full|\\p{L}+|\\d+)(?: \\p{L}+)? (?:${PERIOD})(?: (?:a|per|every|each|on|to|just|of))`,
        16,
      ),
      follows(
        "every",
        "(?:time|week|month|monday|tuesday|wednesday|thursday|friday|day|shop|branch|site)(?: \\p{L}+){0,4} (?:differently|wrong|mess|by hand|again|breaks?|late|crash\\p{L}*)",
        4,
      ),
    ),
    champion: words(
      "i(?:'ll| will|'m going to|'d| would)? (?:push|fight|vouch|make the case|put in a (?:good )?word|put my name|champion|back (?:it|this|you)|sell (?:it|this) to|get you in front)(?: for| it| this)?|rooting for|on your side|big fan|i(?:'m| am) (?:sold|all for|all in|convinced|in favor|in favour)|if it (?:was|were) (?:up to|just) me|(?:told|telling) (?:my|the|them|everyone|our) (?:\\p{L}+ )?(?:boss|board|partners|team|colleagues|everyone|about|that this|this|as much|we)(?: \\p{L}+)?|(?:love|loved|brilliant|my favou?rite)(?: \\p{L}+)? (?:thing|it|this|what)|you have my (?:vote|support)|you've convinced me|this is the one|i (?:really )?believe in this|make this happen|she listens to me|leave (?:the|it) [^.]{0,12} to me|still talking to you|get it in the pack|hate to go back|i want this|personally i want|i drum|show (?:it|this|them) (?:at|to) (?:our|the|my)|i'll make sure (?:it|they|she|he)",
    ),
    competition: words(
      follows(
        "talking to|speaking to|looking at|looked at|evaluating|considering|comparing|tried|trialed|demo (?:with|from|by)|quotes? from|offers? from|spoke to|talked to|met with|heard from",
        "(?:two|three|four|a couple|a few|several|some|other|others|another|somebody else|someone else|one other|both)",
        20,
      ),
      "competitors?|other (?:vendors?|suppliers?|companies|providers?|offers?|tools?|options?|bidders?|finalist)|another (?:vendor|supplier|company|provider|offer|tool|agency|system)|alternatives?|(?:somebody|someone) else|build (?:it|that|something|this) (?:ourselves|in-?house|himself)|three (?:quotes|offers)|one other|(?:current|existing|old|previous) (?:supplier|provider|vendor|system|tool)|switch\\p{L}* (?:away )?from|(?:right now|today|currently|at the moment)(?: \\p{L}+){0,3} (?:with|using|done by|on)|(?:used|been with) them for|they gave us a (?:price|quote)",
    ),
  },
  asks: {
    metrics: words(
      follows(
        "what|how much|how many|how often|how long|how far|how big",
        "cost|worth|lose|losing|run you|save|spend|often|hours|days|take|takes|out|would|success|mean|bring|target|fail|wrong|damage|bad",
        50,
      ),
      "measure success|put a (?:number|figure) on|by how much|good (?:result|week|month|day|year) look",
    ),
    economic_buyer: words(
      follows(
        "who|who'd|who's|whose|is there anyone|can you|could you|would you|is it you|are you",
        `(?:${DECIDE})|happy|put a name|the money|a say|budget|above you|on your own|in charge`,
        40,
      ),
    ),
    decision_criteria: words(
      follows(
        "what|which|how|is there anything|anything",
        "(?:important|looking for|have to do|need to (?:see|do|have|happen)|make you (?:pick|choose|say|switch)|must-?haves?|criteria|ideal|rule us out|matters?|say yes|look at|want to see|convince|choose between)",
        46,
      ),
      "what would (?:he|she|they|it|you|a) (?:need|take|want|have to)|what do they look at",
    ),
    decision_process: words(
      follows(
        "how|what|who|when|where|does it|which",
        "(?:decide|decision|process|steps|from here|after (?:this|that)|approved|go ahead|involved|needs? to be happy|next on your|board|meet|go from here|have a say|else (?:needs|would|has|is)|usually (?:buy|work)|sign)",
        46,
      ),
    ),
    paper_process: words(
      follows(
        "what|does|do|who|how|is there|anything",
        "(?:paperwork|legal|contracts?|purchase order|procurement|nda|vendor|supplier|get going|need from us|terms|agreement)",
        46,
      ),
    ),
    identified_pain: words(
      follows(
        "how|what|where|why|walk me|tell me|which",
        "(?:today|right now|at the moment|currently|do you (?:handle|do|manage|run|track|plan|count|book|schedule|know)|are you (?:booking|doing|handling|managing)|happens when|goes? wrong|headache|hurts?|pushing you|made you|look around|problem|dread|frustrat\\p{L}+|isn't working|not working|prompt\\p{L}*|fill out|get in touch|setup)",
        46,
      ),
    ),
    competition: words(
      follows(
        "are|is|have|did|who|what|which|how|any",
        "(?:anyone|anybody|someone|somebody) else|else are you|other (?:vendors?|offers?|options?|companies)|using (?:today|now|for that)|use (?:today|now|for that)|tried (?:anything|something)|weighing|up against|compare|before us|alternatives|looked at (?:anything|others)|do(?:es)? (?:that|it) for you|hauling|competition|get an offer",
        46,
      ),
    ),
    champion: words("stand behind|how do you feel about it|what did you think of it|would you support"),
  },
  doubts: words(
    "hold(?:s|ing)? (?:you|it|this) (?:back|up)|concerns?|hesitat\\p{L}+|stop(?:s|ping)? you|worr\\p{L}+|against it|(?:think|thoughts|feel)(?: \\p{L}+)? (?:of|about|on)|how does (?:that|this|it) (?:sound|sit|look|strike)|what do you (?:say|think)|afraid|why|what stuck|how was it|where did you land|where are you|anything else|still alive|chance to|what's wrong|stand behind|push it through|go ahead|alive|sign|ready|start|next week|trial|pilot|would that|does that|is that",
  ),
  risks: {
    timing: words(
      follows(
        "won't|can't|not|nothing|no|isn't|don't",
        "(?:decide\\p{L}*|decision|happen\\p{L}*|start|sign|move|anything)(?: \\p{L}+){0,4} (?:until|till|before|this year|this quarter)",
        20,
      ),
      "postpone\\p{L}*|on hold|put a stop|gone quiet|not this year|next year at|push\\p{L}* (?:it|this|that) (?:back|out|to)|nothing (?:happens|gets touched)|takes? (?:six|eight|three|four|\\p{L}+) (?:weeks|months)|painfully slow|no rush|if we miss|it's off|too late|can't tell you when|barely|isn't going to happen",
    ),
    budget: words(
      follows(
        "budget|funding|money|grant|funds|sales",
        "(?:cut\\p{L}*|frozen|freeze|gone|hasn't|not|isn't|might not|may not|down|stop|went on|dried|tight)",
        24,
      ),
      "(?:hiring|spending) (?:and spending )?freeze|cutting (?:costs|staff|back)|lost our biggest|put a stop to|layoffs|no money",
    ),
    authority: words(
      follows(
        `(?:my|our|the|his|her) (?:\\p{L}+ )?(?:${PERSON})`,
        "(?:isn't|not|doesn't|won't|against|skeptical|lukewarm|thinks|hasn't seen|may see|dead set|torpedoed|will say no|probably say no|don't want|block\\p{L}*|say it's|likes things)",
        26,
      ),
      "hard to convince|win over|not everyone is on board|haven't told|doesn't know (?:that )?i|votes against|wasn't impressed|get it (?:past|through)|don't hold your breath|resistance",
    ),
    change: words(
      "leaving the company|i'm (?:leaving|retiring)|handing (?:\\p{L}+ )?over|(?:just|manager|boss|admin|technician|colleague) quit|being (?:bought|sold|acquired|taken over)|takes? over (?:from|in|next)|re-?org\\p{L}*|restructur\\p{L}+|layoffs|merg(?:e|er|ing)|new (?:ceo|cfo|boss|director|owner|manager) (?:starts|is|comes|joins)|maternity|parental leave|successor|(?:lost|losing) (?:our|the) (?:biggest|parent|main)|closing (?:two|the|down)|sell the company|isn't here any more|last day|contract ends",
    ),
    competition: words(
      "settled on|leaning (?:to|towards)|prefers? the other|stay with (?:what|them)|renew with|build it (?:in|themselves|ourselves)|went with",
    ),
    adoption: words(
      follows(CREW, RESIST, 24),
      "don't like change|nobody ever (?:logged|used)|half of them|afraid that my|not computer people",
    ),
    trust: words(
      "(?:very )?bad experience|missed the (?:last|deadline)|if that happens again|disappointed|never pick|let us down|promised (?:me|us) (?:that|in)|one more (?:outage|time)|off to a|took a year|got burned",
    ),
    legal: words(
      near(
        "legal|lawyers?|privacy officer|works council|union|auditors?|regulator|compliance|certificate|liability|data protection",
        "block\\p{L}*|stop|might not|may not|won't|object|fail|lose|approve it first|struck|wants? a word|reject\\p{L}*",
        36,
      ),
      "sticking point|stays? in the (?:state|country)",
    ),
  },
  vendor: {
    before:
      /(?:(?:quote|offer|proposal|demo|pitch|call|bid|price)s?(?: sitting on my desk)? (?:with|from|by|of)|switch\p{L}* (?:over )?from|(?:came|come|coming|moved|moving|migrat\p{L}+|chang\p{L}+) (?:over |away )?from|(?:went|go|going|signed|sign|signed up|stay|staying|stick|sticking|been|contract|locked in|tied|bound|renew\p{L}*) (?:with|to|in with)|(?:looking|looked|look) (?:hard )?at|(?:talking|talked|spoke|speaking) (?:to|with)|kicked the tires on|(?:we|i|they|people)(?:'ve)? (?:also |already |briefly |only )?(?:tried|trialed|trialled|piloted|evaluated|tested)|compar\p{L}+ (?:you |it |this |that |us )?(?:to|with|against)|(?:up )?against|versus|vs\.?|instead of|rather than|get(?:ting)? rid of|rid of|replac\p{L}+|leaving|(?:we|i)(?:'ve)? left|cancel\p{L}* (?:with|our|the)|(?:we|i|they)(?:'re| are| were|'m| am|'ve been| have been| was) (?:currently |still |already |now |today )?(?:on|with|using|running on)|(?:what i'm|what we're) on now is|(?:been|is|are) on|(?:we|i|they|people|everybody|head office) (?:currently |still |already |also |now |just )?(?:use|used|run|had|have|got|get|buy|bought|order|rent)|(?:book|buy|order|ship|get|go)\p{L}* (?:it |them |everything |the rest |most of it )?(?:all )?(?:through|from|via)|(?:current|existing|old|present) (?:\p{L}+ )?(?:is|was)|incumbent is|it's (?:between you and|you or|you and)|between you and|cheaper than|better than|same as|like|alternatives? (?:is|would be|like)|competitor(?:s)? (?:is|are|like)|recommended|swears by|your|heard of|hauls? with|insur\p{L}+ with|prefers?) $/u,
    after:
      /^(?:'s| people| guys| rep)? (?:quot(?:ed|es)|charg(?:es|ed|e)|undercut|came in|come in|came (?:out|by|to see)|offers?(?! (?:me|us)? ?a (?:coffee|seat))|offered|gave (?:us|me)|gives (?:us|me)|wants? (?:\d|[$€£]|two|three|four|five|six|seven|eight|nine|ten|a (?:three|two|five))|wanted (?:the|us|three|two|\d)|do(?:es)? (?:that|it|most|the same|this|everything)|doesn't (?:do|have|support|handle)|don't (?:do|have)|(?:can't|couldn't|wouldn't|can|could) (?:do|match|handle|get out|give)|includes?|costs?|is (?:a (?:little|bit|lot) |much |way |quite )?(?:less|cheaper|more expensive|better|in the running|on the (?:list|shortlist|table))|was (?:a (?:little|bit|lot) |much |way |quite )?(?:less|cheaper|more expensive|better|here|in last)|sent (?:me|us)|did a (?:zoom|demo|call|pilot)|has been (?:on the phone|calling|here)|told (?:us|me) (?:they|it)|say(?:s)? (?:they|it|it's|two|three|four|five|six|seven|eight|nine|\d|[$€£])|pitched|showed (?:us|me)|promised|haven't|are around|starts? at|had the same|for (?:half|less)|at (?:[$€£]|\d))/u,
    not: /(?<!\p{L})(?:(?:does|will|can|would) (?:it|this|that|yours|the \p{L}+) (?:talk|work|connect|link|speak)|integrat\p{L}+|connect\p{L}*|connector|talk(?:s)? to (?:our|the)|sync\p{L}*|export\p{L}*|import\p{L}*|api|log ?in|sign-?on|sso|calendar|e-?mails?|plug ?in|printers?|print to|work(?:s|ed)? (?:at|for)|used to work|live in|lives? in|laptops?|upgrade|where we live|born|moved to|office in|shops? in|sites? in|stores? in|in the same|from (?:our )?head office in|the bank|university|invite|channel)(?!\p{L})/u,
  },
  unreal: words(
    "if (?:i|we|it|you|ann|he|she|they|\\p{L}+) (?:were|was) (?:a|an|the|in|you|ceo)|used to (?:say|think|worry|be)|would(?:'ve| have)|i'd have|could have|people (?:say|ask|think)|some (?:people|customers|would say)|others (?:say|said)|our (?:other )?customers|most (?:people|customers|companies)|a lot of (?:people|companies|customers)|oh sure|yeah right|my (?:old|former|last|ex-?) ?(?:boss|company|employer|colleague)|i'm kidding|just kidding|joking|no (?:quarrel|problem|issue|objection|complaints?|concerns?|worries)(?! (?:but|except))|not (?:a |an |any |worried|too |that |so )?(?:problem|issue|concern|bad|expensive|worried)(?! for)|isn't (?:a |an )?(?:problem|issue|concern)|don't mind|doesn't matter|never agreed|shouldn't be a|not any ?more|no longer",
  ),
  seller: words(
    "(?:we're|we are|it's|that's|you'd be|you would be|you'd pay|would be|comes to|starts? at|list price is|standard rate is|plan is) (?:at |around |about )?(?:[$€£]\\s?\\d|\\d[\\d.,]*|\\p{L}+ (?:hundred|thousand|\\p{L}+)) ?(?:[^.]{0,24}) (?:a|per|each|flat)(?: \\p{L}+)?|(?:we|i) (?:can|could) (?:offer|throw in|knock|waive)|with us|our (?:customers|clients|support|engineers|plan|team|standard|roadmap|price)|we (?:integrate|store|charge|encrypt|host|offer|include|support|have a connector|work with)|you(?:'d| would| will|'ll) (?:get|have a|pay|save)|it includes|is included|(?:i'll|i will|let me) (?:send|email|drop|put together|show|connect|get|ship|have an answer|put)|i hear you|i understand|fair enough|good question|thanks for (?:having|making|taking|joining)|would you (?:like|be)|shall (?:i|we)|could (?:we|i)|can (?:i|we) (?:send|show|get|ask)|most of our|on (?:the|our) (?:roadmap|list)|we'll have that",
  ),
  buyer: words(
    "(?:my|our) (?:boss|people|crew|team|staff|customers|patients|drivers|wife|husband|board|data|lawyers?|guys|nurses|budget|contract|site|sites|shop|stores|plants?|office|trustees|auditors?|insurer|partners?|current|old)|we (?:have|had|use|pay|lost|signed|need|are|run|do|ship|spend)|i(?:'d| would) (?:want|need|have to|pay)|you (?:guys|lot)|what (?:does|would) (?:it|that) cost|how (?:much|long) (?:is|does|would)|does it|do you (?:have|support|offer|integrate)|can (?:you|it)|send me",
  ),
  accepts: words(
    "i can live|could live|can sleep|changes things|sensible|that helps|makes sense|fair enough|works for (?:me|us)|that works|i'm happy|that i can do|that's (?:good|fine|fair|better|great|sensible|reasonable|what)|(?:is|price is|eighteen's|that's) (?:fine|doable|okay|ok|reasonable|grand|not bad)|no (?:quarrel|problem)|i have the money|perfect|then i'm|deal|sounds good|good to know|okay good|if that's all|(?:that|which) would (?:help|solve|work)|love it|brilliant",
  ),
};
