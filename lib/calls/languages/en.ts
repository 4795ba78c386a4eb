import { ENGLISH_FRAMES } from "./frames/en";
import { counted, first, type LanguageRules, places, words } from "./rules";
import { ENGLISH_SUBJECTS } from "./subjects/en";

const ACTS =
  "send|sound (?:him|her|them|out)|see (?:if|whether)|ship|ring|phone|message|change (?:the|that|it|this)|amend|rework|work (?:it|them|that|this|the \\p{L}+) (?:out|up|through)|work out|go back to|chase|nudge|line up|lock in|mock up|price (?:it|that|this)|circulate|set myself|make (?:a|the) note|put (?:that|this|it|them) (?:in|into|on|to|together)|drop (?:off|by|in|the|a)|pass on|hand (?:it|that|them|this) (?:over|to|on)|sort (?:it|that|this)|fix (?:it|that|this)|dig out|track down|hunt down|clear (?:it|that|this) with|fill (?:it|that|this|in)|complete|register|apply for|hold (?:the|a) (?:slot|date|place|price|truck)|show (?:it|this|that|them|him|her)|calculate|run the numbers|do the (?:maths?|numbers|calculation|paperwork)|count|photograph|take (?:some |a few )?(?:photos|pictures|measurements)|switch (?:it|you|that)|add (?:it|that|them|him|her|the)|take (?:care of )?(?:that|it|this) (?:to|from)|resend|share|e-?mail|mail|forward|schedule|set up|set something up|book|put together|put in|prepare|draft|check|double-check|double check|confirm|review|get back|come back|follow up|circle back|loop|introduce|connect|reach out|look into|find out|write up|write|provide|arrange|organi[sz]e|sign|run|talk to|talk with|speak to|speak with|discuss|invite|call|create|update|finali[sz]e|get|bring|ping|work on|work up|take (?:it|this|that) (?:to|back|up|over|with)|take the (?:action|lead|follow)|open|check in|put (?:an? |in an? )?(?:\\p{L}+ )?(?:note|reminder)|put you|set you|text|attach|pencil|reserve|report|redo|measure|scan|export|walk (?:it|them|this|that) over|tell|pass (?:it|this|that|them)|figure out|look (?:it |that |this )?(?:up|tonight|tomorrow)|print|raise|order|present|test|fill|compare|ask|make an? (?:intro|introduction)|make the (?:intro|introduction)|deliver|return|submit|turn around|collect|gather|compile|revise|adjust|add you|block|coordinate|redline|have (?:it|that|this|the|our|my|them|legal|an?)|let you know|keep you posted|touch base|upload|evaluate|go through|sit down|build|spin up|provision|extend|drop you|shoot you|text you|dig up|pull together|handle|own|take care|put (?:some )?time|put something|put (?:an?|it|that) [^.]{0,30}(?:calendar|diary)|make sure (?:that )?(?:you|they|it|we)";
const GIVES =
  "write|come back to|get back to|ring|ship|mock up|work out|check in|put you|set you|come (?:along|by|over)|stop by|drop by|call|text|send|resend|share|e-?mail|forward|set up|schedule|put together|prepare|introduce|get you|draft|arrange|organi[sz]e|connect you|provide|write up|book|loop in|bring|invite|create|extend|spin up|build|follow up|check|ask|find out|run";
const ASKED =
  "(?:send|resend|e-?mail|forward|mail) (?:me|us|over|the|that|those|it|an?|two|three|four|five|one|your|this|some|any|him|her|them)|introduce (?:us|me)|get back|check with|check internally|loop in|put together|prepare|set up (?:an?|the|another|some)|schedule|follow up|share (?:the|your|that|those|these|an?|it)|talk to|speak (?:to|with)|find out|look into|sign|book|draft|write up|get (?:me|us|that|it|the)|reach out|invite|ask your|provide (?:me|us)|confirm by|let (?:me|us) know (?:by|until|before|on)|connect (?:me|us)|arrange|run (?:it|this|that) by|fill (?:out|in)|review|start (?:the|a)|complete|join (?:us|the)|get (?:an? )?(?:\\d+|thirty|time|approval)";
const MEETS =
  "all meet|go through|look at|walk through|get (?:it|this|that|them)|sit down|meet|schedule|talk again|talk|speak again|speak|reconnect|regroup|sync|touch base|catch up|set up|set something up|book|put (?:something|it|that|time|a \\w+|\\d+ minutes) on (?:the|our|your) calendars?|put something in|have (?:a|another|our|the)|do (?:a|another|our|the)|plan|get back together|reconvene|get together|circle back|hop on|jump on|follow up|get (?:a|another|something|time) (?:call|meeting|on)|find (?:a|some) time|kick off|continue";
/** Verbs that promise nothing, or are done at once. */
const IDLE =
  "be |have |see |miss|need|wait|say|think|leave|know|buy|lose|stop|admit|remember|guess|bet|believe|try|tell|show|give you (?:an example|a moment|that|a second)|walk|ask|explain|start|keep|do |live|use|like|love|want|pay|fight|never|take you|spare|save you|hand over to|let you|charge|cost|grant";
const ADVERBS =
  "(?:(?:at least|all|both|simply|first|also|then|definitely|just|try to|try and|go ahead and|be sure to|make sure to|make sure i|make sure we|personally|still|probably|certainly|gladly|quickly|absolutely|actually|either|have to|need to|be|happily|of course|please|maybe|even|um|uh) )*";

export const ENGLISH: LanguageRules = {
  frames: ENGLISH_FRAMES,
  code: "en",
  telling:
    "the and you that is was for are with this have what we it's i'm don't yeah would there they your from will of to".split(
      " ",
    ),
  breaks: places(
    "so|but|okay|ok|alright|all right|yeah|yes|yep|sure|well|great|perfect|right|because",
    "and (?:i|we|you|they|then|so|that|it|he|she|what|how|when|who|can|could|do|is|are|the other|i'll|we'll|also)",
    "i'll|we'll|i will|we will|i'm going to|let me|let's",
    "(?:what's|what is|what are|what does|what do|what would|what about|how much|how many|how long|how do|how does|how would|how about|how is|how are|when can|when do|when would|when will|who else|who is|who's|where do|where is|why do|why is)",
    "(?<!(?:what|how|when|where|who|why|which|much|many|long|kind|else|that|if|so|and|but) )(?:do|does|did|can|could|would|will|are|have) (?:you|we|they|i)",
    "(?<!(?:what|how|when|where|who|why|which|much|many|long|kind|else|that|if|so|and|but) )(?:is|does|would) (?:there|that|it|this)",
  ),
  clauses:
    /[,;:]\s+(?:and |but |so |then |also )*(?=(?:[iI]|we|you|he|she|they|let's|let us|let me|please|can|could|(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday))\p{Lu}\p{Ll}+)(?:'|\s))|\s(?:and then|and|but|then|so)\s+(?=(?:[iI]|we|you|he|she|they|let's|let us|let me|please|can you|could you|(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday))\p{Lu}\p{Ll}+)(?:'ll|'d|'re|\s))|\s-\s/u,
  numbers: {
    values: {
      ...counted(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
      ),
      ...counted("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
    },
    scales: {
      hundred: 100,
      thousand: 1e3,
      k: 1e3,
      grand: 1e3,
      million: 1e6,
      mil: 1e6,
      m: 1e6,
      mm: 1e6,
      billion: 1e9,
      bn: 1e9,
      ...{ lakh: 1e5, lakhs: 1e5, crore: 1e7, crores: 1e7 },
    },
    bare: ["hundred", "thousand"],
    one: ["a", "an"],
    couple: ["couple"],
    and: ["and"],
    point: ["point"],
    half: ["half"],
    compounds: false,
    decimal: ".",
    currencies: {
      dollar: "USD",
      dollars: "USD",
      buck: "USD",
      bucks: "USD",
      euro: "EUR",
      euros: "EUR",
      pound: "GBP",
      pounds: "GBP",
      quid: "GBP",
      franc: "CHF",
      francs: "CHF",
      yen: "JPY",
      kroner: "KR",
      krone: "KR",
      kronor: "KR",
      shilling: "SH",
      shillings: "SH",
      ...{ naira: "NGN", cedi: "GHS", cedis: "GHS", rand: "ZAR", rupee: "INR", rupees: "INR" },
      ...{ dirham: "AED", dirhams: "AED", ringgit: "MYR", baht: "THB", zloty: "PLN", zlotys: "PLN" },
    },
    cents: { cent: null, cents: null, pence: "GBP" },
    percent: /^(?:percent|per cent|percentage points?|pct)(?!\p{L})/u,
    units:
      /^(?:business |working |calendar |full |whole )?(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|quarters?|years?)(?!\p{L})/u,
    per: /^(?:per|each|every|an?|\/)\s?(?:seat|user|person|head|license|licence|agent|employee|month|year|quarter|week|day|hour|call|location|site|event|rep|unit|annum|gb|device|store|stop|word|box|piece|load|item|page|night|minute|bottle|pack|ticket|room|desk|truck|bag|case|pallet|container|visit|transaction|order|shipment|trip|member|student|plant)(?:[\s,]+(?:per|each|every|an?|\/)\s?(?:seat|user|person|month|year|quarter|week|annum))?/u,
    idle: /^(?:back|extra|flat|less|left|off|again|too|straight|things?|questions?|points?|options?|reasons?|ways?|parts?|topics?|times?|sides?|of|more|other|or|and|to|is|are|was|as|in|on|at|for|so|but|that|the|we|you|i|who|which|last|next|first|quick|different|main|big|key|more|from|by|with|if|then|because|yeah|okay|ok|right|up|way|thing|issues?|concerns?|examples?|o'clock|cents?|am|pm|a\.m|p\.m|per|each|an?|it|this|those|these|it's|not|no|yes|maybe|about|like|minus|plus|out|off|over|x|half|until|till|can|could|would|will|be|our|your|my|their|works?|sounds?|good|bucks?|approved|allocated|available|all|total|budgeted|annually|yearly|monthly|upfront|one-time|net|max|now|today|tomorrow|man|mate|dude|guys|flat|gross|here|there|until|which|where|when|what|how|did|do|does|has|have|had|was|were|should|might|must|just|only|even|still|already|than|after|before|depending|including|excluding|instead|again|anyway|honestly|together|then|at|either|max|tops)(?!\p{L})/u,
    budget: words(
      "budget\\p{L}*|set aside|allocated|allocat\\p{L}+|earmarked|can spend|willing to spend|want to spend|looking to spend|approved for|signed off on|have to spend|our (?:cap|ceiling|limit)|max(?:imum)? (?:is|of|we)|afford",
    ),
    price: words(
      "looking at (?:maybe|about|around|roughly|something like)|pric\\p{L}+|costs?|fees?|charge[sd]?|quot\\p{L}+|plans?|licen[cs]\\p{L}+|subscription|per|a (?:seat|user|month|year)|discount\\p{L}*|list|starts? at|comes? (?:to|out)|pay(?:ing|s)?|total|package|tier|annual\\p{L}*|setup|onboarding|implementation|contract|proposal|offer|rate|invoice|each",
    ),
    paid: /(?<!\p{L})(?:pay(?:ing|s)?|paid|charges?|charged|charging|quot(?:e|es|ed) (?:us|me|you|them)|quoted|costs?|costing|fees? (?:is|of)|setup (?:is|of)|price (?:is|of|at)|rate (?:is|of|at)|budget(?:'s| is| of| for this is)|set aside|hoping for|list(?: price)?(?:'s| is)|base(?: fee)?(?:'s| is)|total(?:'s| is)|(?:we're|we are|you're|you are|they're|they are|you'd be|you would be|we'd be|comes? out|come in|came in|starts?|sits?|land) at|comes? to|adds up to|(?:it'd|that'd|it would|that would|you'd) be|(?:could you|can you|i can|we can|could) do|limit(?:'s| is)|knock off|waive the|worth|spend|spent)(?: for (?:it|that|this))?(?: (?:us|me|you|them|about|around|roughly|like|nearer|closer to|just|only|maybe|under|over|somewhere|something|now|today|already|at|well|a|to|the))*\s$/u,
    discount: words("discount\\p{L}*|off|reduction|rebate|cheaper"),
    named:
      /(?:version|room|number|step|phase|tier|level|slide|page|section|chapter|option|iso|soc|office|windows|web|type|floor|line|article|annex|gate|plan|part|day|week|year|point|item|q|fy|covid|error|team|line|pci|tls|http|ipv)\s?-?$/u,
  },
  dates: {
    months:
      "january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec".split(
        " ",
      ),
    weekdays:
      "monday|mon tuesday|tues|tue wednesday|wed thursday|thurs|thur|thu friday|fri saturday sunday".split(
        " ",
      ),
    ordinals: {
      ...counted(
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
        1,
      ),
      ...counted(
        "twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first",
        21,
      ),
      "twenty first": 21,
      "twenty second": 22,
      "twenty third": 23,
      "twenty fourth": 24,
      "twenty fifth": 25,
      "twenty sixth": 26,
      "twenty seventh": 27,
      "twenty eighth": 28,
      "twenty ninth": 29,
      "thirty first": 31,
    },
    days: { "day after tomorrow": 2, tomorrow: 1, yesterday: -1 },
    inSome:
      /(?<!\p{L})(?<!(?:do|done|it|that|finish|finished|set up|complete|completed|ready|live|running|up|done|implement|implemented|deploy|deployed|onboarded|over|paid|back|planners|productive) )(?:in|within)(?: about| around| roughly)? (an?|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (days?|weeks?|months?|years?)(?!['\p{L}])(?! (?:we|you|they|it|of)\b)/gu,
    unitDays: {
      day: 1,
      days: 1,
      week: 7,
      weeks: 7,
      month: "month",
      months: "month",
      year: "year",
      years: "year",
    },
    next: /(?:next|coming) $/u,
    last: /(?:last|past|previous) $/u,
    this: /this (?:coming )?$/u,
    endOfDay: words(
      "(?:end of (?:the |this )?day|eod)(?: today)?(?! (?:on )?(?:tomorrow|on|monday|tuesday|wednesday|thursday|friday|saturday|sunday))|(?:by|later|until) today|this (?:afternoon|evening)|end of today|tonight|(?<=(?:i'll|i will|we'll|we will|i'm going to) .{0,80})today",
    ),
    endOfWeek: words("end of (?:the|this) week|end of week|eow|later this week"),
    endOfNextWeek: words(
      "end of next week|end of the next week|end of following week|end of the following week",
    ),
    endOfMonth: words("end of (?:the|this) month|end of month|eom|month end|month's end"),
    endOfNextMonth: words("end of next month"),
    endOfQuarter: words("end of (?:the|this) quarter|end of quarter|eoq|quarter end"),
    endOfYear: words("end of (?:the|this) year|end of year|eoy|year end|year's end"),
    endOf: /(?:end of|the end of|late) (?:the )?$/u,
    cardinals: {
      ...counted(
        "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
        10,
      ),
      "twenty one": 21,
      "twenty two": 22,
      "twenty three": 23,
      "twenty four": 24,
      "twenty five": 25,
      "twenty six": 26,
      "twenty seven": 27,
      "twenty eight": 28,
      "twenty nine": 29,
      thirty: 30,
    },
    ahead: words(
      "will|\\p{L}+'ll|let's|shall|should|can|could|would|going to|gonna|works?|good|fine|perfect|okay|ok|great|call|meet|meeting|send|due|deadline|how about|what about|free|available|until|till|by|before|next|then|see you|demo|scheduled|starts?|invite|talk|speak|schedule|plan|planned|need|back",
    ),
    unreal: words("would|wouldn't|\\p{L}+'d|went|was|were|had|did|took|got|used to"),
    habit:
      /(?:my|her|his|their|your|our|every|each|most|other|any|since|wrong|'s a|is a|was a) (?:\p{L}+day (?:and|or) )?$/u,
    vague: words(
      "by then|over the weekend|(?:this|at the) weekend|next (?:week|month|quarter|year)|(?:early|mid|late)[- ](?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:by|before|until|in) (?:q[1-4]|the (?:first|second|third|fourth) quarter)",
    ),
    order: "by-zone",
  },
  questions: {
    indirect: words(
      "i was wondering (?:if|whether|how|what|when|about)|i wanted to ask|i'd like to know|i'm curious (?:how|what|if|whether|about)|we were wondering",
    ),
    opener: new RegExp(
      "^(?:(?:so|and|okay|ok|um|uh|yeah|well|but|alright|right|great|sure|got it|quick question|i guess|also|then|cool|now|perfect|hmm|oh|just|sorry|actually|one question|my question is|i was wondering|the question is|thanks|by the way|nice|wow|ouch|makes sense|interesting|i see|totally|absolutely|yep|yes|no|fantastic|awesome|excellent|before we start|before i forget|mm+|mhm|ah|aha|happy days|(?:good )?morning(?: \\p{L}+)?|(?:hi|hello|hey)(?: \\p{L}+)?|hey),? )*(?:" +
        "how (?:far|big|old|large|high|bad|good|quickly|easy|hard|likely|flexible|busy|serious|late|early) ?(?:'s|is|are|does|do|did|was|were|can|will|would)(?!\\p{L})|how(?:'s|s) \\p{L}+|what if (?:\\p{L}+ ?){2,10}$|(?:and )?if (?:he|she|it|they|that|the \\p{L}+) (?:doesn't|don't|isn't|can't|won't|goes|breaks|fails)(?: \\p{L}+){1,5}$|(?:which|whose|what) \\p{L}+ (?:do|does|did|are|is|would|will|can|were|was|have|has)(?!\\p{L})|who (?:signs?|approves?|decides?|pays?|uses?|runs?|owns?|handles?|does|makes?|needs?|gets?|looks?|sees?|buys?|installs?)(?!\\p{L})|(?:would|does|will|could|can) (?:\\p{L}+day|next week|tomorrow|that|this|ten|nine|two|three|four|\\d+)(?: \\p{L}+)? (?:work|suit|do|help)(?!\\p{L})|any(?:thing|body|one)? (?:else|other|more|questions?|concerns?|thoughts|idea|chance)(?!\\p{L})|(?:you|do you) mind if (?:i|we)(?!\\p{L})|(?:what|how|when|where|who|why|which)(?:'s|s| is| are| do| does| did| would| will| can| could| should| have| has| about| much| many| long| often| kind| sort| other| soon| big| exactly| was| were| else| fast| well| come| specifically| parts?| features?| happens?| makes?| made| brings?| if| happened| role| specific| success| process| tools?| system)(?!\\p{L})" +
        "|(?:do|does|did|is|are|was|were|can|could|would|will|have|has|should|don't|doesn't|isn't|aren't|shall|may) (?:you|we|they|he|she|it|there|that|this|these|those|your|our|the|i|any(?:one|body)|someone|every(?:one|body)|any|a|all)(?!\\p{L}))",
      "u",
    ),
    ends: /(?<!\p{L}(?:you know|so|guess|say|know|no matter|tell you|or)) (?:costs? what|or what|or not|ones or|how much|by when|does it|do they|do you|isn't it|aren't they|right now or)$/u,
    notOne:
      /^(?:so |and |but |yeah |okay |ok )*(?:which (?:is|are|was|were|would|will|means)|what (?:we|i|you|they)|how (?:we|i|they)|what(?:'s| is) (?:important|interesting|great|nice|more|key|critical)|who (?:is|are|was|were|have|has|would|will|can) (?!your|the|going|responsible|involved|our)|when (?:we|i|you)|anything else (?:we|i) can|does (?:make sense|work|help)|is (?:great|good|fine)|do that)(?!\p{L})/u,
    tag: /^(?:right|okay|ok|yeah|you know|really|make sense|makes sense|does that make sense|yes|no|sorry|hello|huh|oh really|oh yeah|is it|isn't it|you see|you there|see|know what i mean|fair|fair enough|cool|good|all good|pardon|what)\??$/u,
    deferred: words(
      "get back to you|good question|great question|have to check|need to check|let me check|i'd have to|i would have to|have to ask|need to ask|don't know|do not know|dunno|not sure|no idea|can't say|cannot say|can't answer|come back to (?:that|this|it|you)|come to that|find out|look into (?:it|that)|park that|follow up on that|off the top of my head|let me find|later|can't share|rather not say|hard to say|depends on a lot|double[- ]check|another time",
    ),
  },
  yes: first(
    "(?:oh |okay |ok |um |uh |well |yeah |great |so )*(?:i like (?:that|it)|do that|do it|yes|yeah|yep|yup|sure|sure thing|of course|absolutely|definitely|certainly|sounds (?:good|great|perfect|like a plan)|perfect|great|works? (?:for me|for us|fine)?|that works|that would be (?:great|good|helpful|perfect|awesome|lovely|nice|super)|that'd be (?:great|good|helpful|perfect|awesome|nice|super)|that(?:'s| is) (?:fine|great|perfect|good)|will do|i will|i'll|we will|we'll|no problem|happy to|i can do that|can do|okay|ok|alright|all right|deal|agreed|please do|please|good idea|let's do (?:that|it)|i'd appreciate|fine|awesome|excellent|correct|exactly|right|that's (?:right|correct)|wonderful|love that|you got it|got it|noted|done|(?:the )?(?:\\p{L}+ )?\\d{1,2}(?:st|nd|rd|th)? (?:works|is (?:good|fine|great|perfect))|(?:monday|tuesday|wednesday|thursday|friday) (?:works|is (?:good|fine|great|perfect)|sounds))",
  ),
  no: first(
    "(?:oh |um |uh |well |hmm |actually |thanks,? (?:but )?)*(?:no|nope|not (?:necessary|needed|really|yet|now|right now|today)|no need|i(?:'d| would) rather not|i can't|we can't|i don't think|we don't need|let's not|don't|maybe later|i(?:'ll| will) pass|hold off|that won't|that doesn't work|unfortunately|i'm afraid|not sure|i'm not sure)",
  ),
  steps: {
    mine: new RegExp(
      `(?<![\\p{L}'])(?:i'll|i will) ${ADVERBS}(?<what>(?!${IDLE})\\p{L}+ (?:\\p{L}+ ){0,6}(?:to you|for you|over to (?:you|him|her|them)|your way|you (?:the|an?|two|three|both|that|it|by|on|this|tomorrow|tonight|next|first thing))(?!\\p{L}).*)|(?<![\\p{L}'])(?:i'll|i will|i am going to|i'm going to|i'm gonna|im gonna|im going to|i shall|let me|what i'll do is|what i will do is|what i'm going to do is|my action item is to|i promise to|i promise i'll|i gotta (?=run|check with|talk|ask|speak)|i(?:'ve got| have| need| still have| still need) to (?=run (?:it|this|that) by|check with|talk to|ask (?!you)|speak (?:to|with) (?!you))|i commit to|i'm happy to commit to) ${ADVERBS}(?<what>(?:${ACTS})(?!\\p{L}).*)`,
      "u",
    ),
    ours: new RegExp(
      `(?<![\\p{L}'])(?:we'll|we will|we are going to|we're going to|we're gonna|our team will|my team will) ${ADVERBS}(?<what>(?:${ACTS})(?!\\p{L}).*)`,
      "u",
    ),
    yours: new RegExp(
      `(?<![\\p{L}'])(?:you'll|you will|you're going to|you are going to|you were going to|you're gonna|and you|you) ${ADVERBS}(?<what>(?:send (?:me|us|over|the|your|that|it|them|those)|check with|check internally|talk to|speak (?:to|with)|get back to|get (?:me|us)|review|discuss|introduce (?:me|us)|confirm|loop in|sign|share (?:the|your|it|that) [^.]{0,40}with (?:me|us)|forward|run (?:it|this|that) by|set up (?:the|a) (?:call|meeting)|take (?:it|this|that) to|let (?:me|us) know|find out|ask your)(?!\\p{L}).*)`,
      "u",
    ),
    ask: new RegExp(
      `(?<![\\p{L}'])(?:(?:can|could|would|will) you ${ADVERBS}|please ${ADVERBS}|would it be possible (?:for you )?to |is it possible (?:for you )?to |i(?:'d| would) (?:need|ask|like) you to |if you (?:can|could) ${ADVERBS}|would you be able to |are you able to |can i ask you to )(?<what>(?:${ASKED})(?!\\p{L}).*)|(?:^|just |and |so |then )(?<what>(?:send|email|forward|shoot|text) (?:me|us) .*)|(?:^|just |and |so |then |or )(?<what>(?:call|ring|ping|write to|phone) (?:me|us|her|him|them) .*)`,
      "u",
    ),
    offer: new RegExp(
      `(?<![\\p{L}'])(?:i can|i could|i'd be happy to|i would be happy to|i'm happy to|we're happy to|we'd be happy to|happy to|i'd love to|we can|we could|would you like (?:me|us) to|do you want (?:me|us) to|want me to|shall (?:i|we)|should (?:i|we)|how about i|what if i|why don't i|will i|would it be (?:okay|ok|all right|alright|fine) if i|is it (?:okay|ok|all right) if i|do you mind if i|i might be able to) ${ADVERBS}(?<what>(?:${GIVES})(?!\\p{L}).*)`,
      "u",
    ),
    together: new RegExp(
      `(?<![\\p{L}'])(?:let's|let us|we'll|we will|we can|can we|could we|shall we|should we|why don't we|how about we|we should|i(?:'d)? suggest we|i(?:'d| would)? (?:propose|suggest|say) (?:that )?we|i recommend we|(?:would|does) it make sense (?:for us )?to|would it be possible to|i'd like to|i would like to|i'd love to|we need to|maybe we (?:can|could)|maybe|we should|we need to) ${ADVERBS}(?<what>(?:${MEETS})(?!\\p{L}).*)|(?<!\\p{L})(?:then we|and we|so we|we) ${ADVERBS}(?<what>(?:meet|talk again|speak again|talk on|speak on|reconnect|reconvene|regroup|sync)(?!\\p{L}).*)`,
      "u",
    ),
    dated: new RegExp(
      `(?<![\\p{L}'])(?:(?:i need to|i have to|i should|i must|i want to|i plan to|i) ${ADVERBS}(?<what>(?:${ACTS})(?!\\p{L}).*)|(?:i'm|i am) ${ADVERBS}(?<what>(?:sending|emailing|scheduling|setting up|preparing|getting|following up|putting together|forwarding|meeting with|talking to|presenting|sharing)(?!\\p{L}).*)|you(?:'ll| will) (?<what>(?:get|have|receive) .*)|then you (?<what>(?:get|have|receive) .*))`,
      "u",
    ),
    soon: new RegExp(
      `(?<![\\p{L}'])(?:i'll|i will|i'm going to|i'm gonna) ${ADVERBS}(?<what>(?!be |have (?!it|that|this|an? |the )|see |miss|need|wait|say|think|leave|know|buy|lose|take|stop|admit|remember|guess|bet|believe|try )\\p{L}+ .*)`,
      "u",
    ),
    favor: new RegExp(
      `(?<![\\p{L}'])(?:(?:can|could|would|will) you|you wanna|you want to|do you want to) ${ADVERBS}(?<what>(?!hear|see|tell|explain|show|say|walk|describe|help|repeat|believe|imagine|integrate|support|handle|guarantee|do |use|have|remind|elaborate|clarify|talk me|be |live|go with|agree|recommend|like|need|know)\\p{L}+ .*)`,
      "u",
    ),
    promised: words(
      "i can do (?:that|it)|i'll (?:do|send|text|email|get|have|make|put|ask|check|bring|export|pull|share|write)|will do|consider it done|(?:you'll|you will) (?:have|get) it|i can (?:send|get|have) (?:it|that|them|you)",
    ),
    habit: words("every (?:day|week|month|time|year)|always|usually"),
    vague:
      /^(?:open|order|report|tell|print|measure|raise|run|test|compare|try|own|handle) (?:them|it|him|her|everyone)$/u,
    propose:
      /(?<!\p{L})(?:(?:would|does|could) (?<what>.{0,60} (?:work|suit)(?!\p{L}).*)|(?:how about|what about|shall we say|let's say|let's do) (?<what>.*)|(?:are you|would you be) (?:free|available) (?<what>.*)|(?:can|could) (?:you|we) do (?<what>.*))/u,
    recap: words("next steps?|recap|to summari[sz]e|action items?|to confirm|so to (?:sum|wrap)"),
    named: new RegExp(
      `^(?:'ll|'s going to| will| is going to| is gonna| is supposed to| needs to| has to| agreed to| promised to| to| can| could|, (?:can|could|will|would) you) ${ADVERBS}(?<what>(?:${ACTS}|start|join|complete|finish|kick off)(?!\\p{L}).*)`,
      "u",
    ),
    not: words(
      "i'll tell you what|while we're (?:talking|speaking|on)|don't think|no need|not going to|won't|wish|would've|would have|if i were|if i had|used to|last (?:time|year|month)|always|usually|every (?:time|day|week|month|single)|whenever|typically|automatically|normally|you said you|don't have to|doesn't have to|instead of|they said|he said|she said|never|as soon as you log|click|the system|the platform|the tool|our other customers|with other customers|ignore|disregard|previous instructions|for example|imagine|let's say|suppose|can't|cannot",
    ),
    now: /^(?:(?:share|bring up|pull up) (?:my|the|your|our|a) (?:screen|slides?|browser)|share (?:a bit|a little|more|some|how|what|something|one|two|why|your (?:thoughts|screen|feedback)|with you (?:a|some|how|what|why))|introduce (?:myself|ourselves|yourself|you to (?:the|our) (?:platform|product|tool))|ask (?:you )?(?:a|one|this|that|another|some|something|about|it|how|what|why|if|whether|directly|again|quickly|you)|check (?:my notes|the time|if (?:you|everyone) can)|call (?:it|that|this|out)|bring (?:it|this|that|up)|run (?:through|you|a quick|(?:it|this|that)(?! by| past))|get (?:to|into|started|started|that|this|straight|it|going|the ball|right|a|more|better|used|there|back (?:to (?:that|this|it|the|your|where|sharing|pricing)|on))(?!\p{L})(?! (?:contract|proposal|quote|document|demo|you|order|legal|approval|answer|meeting|call|time|draft|sign|numbers|recording|list))|write (?:that|this|it) down|come back to (?:that|this|it)|send you (?:back|away|an alert|a notification)|put (?:you|it) on|connect (?:to|it|the|with (?:the|your|our) (?:api|crm|system|data))|create (?:a|an|the) (?:workspace|record|ticket|task|dashboard|report)|have (?:to|a (?:look|chance|question|quick)|an (?:issue|idea)|the (?:chance|same))|present|test (?:you|this)|set up (?:the|a) (?:stage|context|scene)|go through (?:the|a few|some|it|this|that|our|my) ?(?:agenda|slides|slide|demo|questions|it|this|that)?\s*(?:now|first|today)?$|review (?:the|our) (?:agenda|goals) (?:for|today)|discuss (?:that|this|it) (?:now|in a|later|next)|invite (?:you to think)|update (?:in|every|on its)|handle (?:all|the|that for)|own (?:the|your|all)|build (?:on|it|that)|add you to|discuss (?:today|now|briefly)|talk to you (?:about|through)|(?:drop|send|put|share|post|paste) (?:it|that|the \w+|this|you the \w+|a \w+) (?:in|into) (?:the )?chat|check(?: it)? (?:that )?(?:right now|real quick|quickly)|take (?:it|this|that) (?:from|offline|slow|one|step|as))/u,
    joint: first(
      "all meet|meet|schedule|talk (?!to)|speak again|reconnect|regroup|sync|touch base|catch up|set up|book|reconvene|follow up (?:on|next)|have (?:a|another)|do (?:a|another)|get together|get on|kick off|continue|hop|jump|find (?:a|some) time|circle back|plan",
    ),
    conditional:
      /(?:^|[\s,])(?:if|assuming|provided|in case) (?!that works|that's (?:ok|okay|fine|alright|all right)|you don't mind|you(?:'d| would)? (?:like|want|prefer)|that helps|that's helpful|helpful|needed|possible|i can|you can|you could|all goes)/u,
    retracted: words(
      "scratch that|never ?mind|forget (?:it|that|about that)|strike that|actually,? (?:no|don't|hold off|let's not)|don't bother|hold off on (?:that|it)",
    ),
    tail: /(?:[\s,]*(?:okay|ok|right|alright|all right|yeah|so|and|then|if that works(?: for you)?|if that's okay|if you like|if you want|for you|does that work|please|thanks|thank you|sound good|um|uh|for sure|as well|too|you know|and then|but))+[\s.,!?]*$/u,
  },
  objections: {
    price: words(
      "more than (?:last (?:year|time)|what (?:i|we) (?:have|pay)|i have|we (?:have|pay|paid))|(?:that's|it's|is|that's that's)(?: like| almost)? (?:double|triple|twice)(?! check)|not paying|you(?:'ve| have) put .{0,30}up|too much for|(?:price|per \\p{L}+|rate|cost|number|fee) is the thing|(?:we have|i have|we've got) (?:a|another) (?:vendor|quote|offer|supplier) (?:at|for)|(?:finance|accounting|purchasing) won't let|too expensive|(?:pretty|quite|very|really|rather|a bit|a little|so|more) (?:expensive|pricey|steep|costly)|expensive|pricey|steep|over (?:our )?budget|out of (?:our )?budget|(?:no|don't (?:really )?have(?: the| a| any| enough)?|not (?:in|within) (?:the|our)|beyond our|above our|exceeds? our|outside (?:of )?our|haven't got (?:the|a)|tight|limited) budget|budget(?:'s| is| was) (?:tight|frozen|limited|gone|cut|already|not|an issue|a problem|a concern)|budget (?:cuts|freeze|issue|problem|concern|constraints?)|can't afford|cannot afford|(?:more|higher|a lot) than (?:we|i) (?:expected|budgeted|planned|thought|wanted|hoped|anticipated|can|pay|want)|price (?:is|seems|feels|looks)(?: a bit| a little| too| way| pretty| quite| very| really)* (?:high|much|an issue|a problem|a concern|tough|hard)|price tag|that's a lot(?: of money)?|cost is (?:a|an|the|too|my) ?(?:concern|issue|problem|high|worry)?|hard to justify|out of (?:our|the|my) (?:price )?range|quite an investment|(?:that|this|it|price|number|fee|cost|quote)(?: really| still)? (?:seems|looks|feels|sounds|is)(?: a bit| a little| pretty| quite| really| very| rather| kind of| too)* high|too (?:much|high) (?:money|for us|for that|for what|a price)|sticker shock|costs too much",
    ),
    timing: words(
      "the timing,? (?:a little|mostly|was|is)|too late for|is nothing for me|(?:just|only) looking around|not before the|deadline is before|not (?:the )?(?:right|a good|the best|a great) (?:time|moment)|bad time|bad timing|timing (?:is|isn't|'s)(?: really| just)? (?:bad|off|not|tough|hard|difficult|an issue|a problem|a concern|the issue|right)|too (?:early|soon)|not (?:ready|until|before) (?:to|next|q[1-4]|the|later|january|february|march|april|may|june|july|august|september|october|november|december|we)|not ready|no (?:time|bandwidth|capacity)|(?:not sure|don't think) (?:we|i) (?:\\p{L}+ )?have (?:the |enough )?(?:time|bandwidth|capacity|resources)|don't have (?:the )?(?:time|bandwidth|capacity|resources)|next year (?:maybe|at the earliest|earliest)|too busy|swamped|can't (?:start|do (?:this|that|it|anything)|switch|commit) (?:before|until|right now|now|this (?:year|quarter))|wait (?:until|till)|locked in(?:to)?|under contract until|push(?:ed|ing)? (?:this|it|that) (?:to|back|out)|too (?:tight|aggressive|fast|long) (?:a |of a )?(?:timeline|schedule|for us)|takes? too long|timeline (?:is|feels|seems|looks)(?: a bit| a little| really| very| pretty| too)* (?:tight|aggressive|tough|long|ambitious|concern\\p{L}*|unrealistic)",
    ),
    authority: words(
      "should be (?:her|his|their) (?:choice|decision|call)|not my (?:decision|call)|(?:can't|cannot|couldn't) (?:decide|sign|approve|commit to|make (?:that|this|the)(?: kind of)? (?:decision|call)) (?:that |this |it |on )?(?:alone|on my own|myself|by myself|without)?|not (?:the one|the person) who (?:decides|signs|approves|makes)|don't (?:have|hold) (?:the )?(?:authority|final say|budget authority)|i(?:'d| would)? (?:have|need) to (?:run (?:it|this|that) (?:by|past)|ask|check with|talk to|get (?:approval|sign[- ]?off|buy[- ]?in)|convince) (?:my|the|our|with) ?\\p{L}*|above my pay grade|it's not up to me|isn't up to me|my (?:boss|manager|ceo|cfo) (?:has to|needs to|would have to|will have to) (?:approve|sign|agree|decide)|(?:would need|i'd need|i need|we'd need|we need) (?:\\p{L}+ )?(?:approval|sign[- ]?off) (?:from|by)|my (?:boss|manager|cfo|ceo|director)(?: is|'s) (?:\\p{L}+ )?(?:skeptical|not convinced|hesitant|against)",
    ),
    need: words(
      "that stays|we insure with|stick(?:ing)? with (?:what|our)|already (?:covered|have one)|don't (?:really )?(?:need(?! us)|see (?:the|a|any) (?:need|value|point|benefit|reason))|not sure (?:we|i) (?:need|really need|even need|see)|do(?:es)?n't solve|not a priority|isn't a priority|not (?:really )?a (?:big )?(?:problem|need) for us|(?:are|we're) (?:fine|happy|okay|good) with what we have|works (?:fine|well enough) (?:for us|today|already)|what we have works|happy with (?:our|the) (?:current|existing)|why (?:would|should) we (?:switch|change|need)|overkill|nice to have|don't see why",
    ),
    trust: words(
      "heard that before|if it works|no(?:body| one) (?:moved|switched|used|came) (?:over|it|along)?|(?:you )?can't tell me (?:if|whether)|(?:the )?last (?:guy|vendor|tool|one).{0,20} (?:also|promised|failed)|got stuck|was a nightmare|burned before|see it (?:with|for)|(?:never|haven't|hadn't) heard of (?:you|your)|don't (?:really )?trust|too (?:small|young|new) (?:a|of a|for)|how do (?:i|we) know|(?:been|got) burn(?:ed|t)|bad experiences? (?:with|before|in)|burn(?:ed|t) (?:before|by|last)|skeptical|sceptical|hard to believe|not convinced|you(?:'re| are) (?:a |quite |pretty |such |still )*(?:small|young|new|start-?up)|too good to be true|(?:worried|concerned|nervous) (?:about|that) (?:you|your company|your team|whether you|the vendor|a (?:small|young)|reliability|uptime|support|stability|vendor|lock|being locked)|tried (?:something|this|that|it)(?: \\p{L}+){0,4} (?:and|but) it (?:failed|didn't)|promised (?:us )?the same|what if you (?:go|get|shut)|vendor lock-?in|reliab\\p{L}+ (?:is|worries|concerns)",
    ),
    competition: words(
      "(?:is|are|was|were|it's|that's|they're)(?: a lot| much| way| a bit| quite| significantly| about \\S+ \\S+)? cheaper|cheaper (?:than you|option|alternative|elsewhere|quote|offer)|(?:offer(?:s|ed)?|gave|quoted|give) us (?:a (?:better|lower)|less|half|a discount|\\p{L}+ (?:less|cheaper))|prefer \\p{L}+|already (?:use|using|have|work with|working with|talking to|pay(?:ing)? for|committed to) (?!a |an |the |to )\\p{L}+|(?:does|do|has|have) (?:that|this|the same|it) (?:already|too|for less|out of the box)|why (?:would|should) (?:we|i) (?:choose|pick|go with|take) you|what makes you (?:different|better)|leaning (?:towards?|to) (?!you)|better than you|(?:percent|%) (?:lower|less|cheaper|below)",
    ),
    feature: words(
      "(?:bit of )?a (?:bit of a )?problem then|wanted us to|can't (?:move|keep|use) (?:our|the)|(?:it|you|your \\p{L}+|the (?:tool|platform|product|system|app)|that|this)(?: still| really| also| just| guys)? (?:doesn't|don't|does not|do not|can't|cannot) (?:have|support|integrate|connect|offer|handle|cover|work with|export|import|sync|allow)|(?:is|are|'s) missing|missing (?:a |an |the |some )?\\p{L}+|lack(?:s|ing)?|deal ?breaker|show ?stopper|no (?:integration|support|api|mobile|offline|sso)(?: \\p{L}+)?|won't work (?:for|with) (?:us|our)|too (?:complex|complicated|difficult|hard)(?: for| to)?|not (?:flexible|powerful|scalable|customi[sz]able) enough|we'd miss|steep learning curve|hard to (?:use|learn|set up|integrate)|too (?:many|few) features|worried (?:about|that) (?:the )?(?:adoption|integration|migration|rollout|onboarding|learning|performance|change)\\p{L}*|concern(?:ed)?(?: \\p{L}+)? (?:about|is|with|around) (?:the )?(?:adoption|integration|migration|rollout|onboarding|performance)|won't (?:use|adopt) it|no(?:body) (?:will|would|is going to) use",
    ),
    legal: words(
      "can't have .{0,40}leave|has to stay in|(?:security|privacy|legal|compliance|gdpr|data protection|data residency|procurement|it|dpo|data)(?: team| review)?(?: \\p{L}+)? (?:concerns?|issues?|problems?|worr\\p{L}+|won't (?:allow|approve|sign|accept)|will (?:push back|block|object|complain|have (?:a|an) (?:problem|issue))|would (?:block|push back|object|never)|is a (?:blocker|concern|problem|worry|issue))|(?:concern(?:ed|s)?|worr(?:ied|y)|nervous|uneasy|uncomfortable)(?: \\p{L}+)? (?:about|with|is|around|over|regarding) (?:the |our |your )?(?:security|privacy|legal|compliance|gdpr|data|liability|where (?:the|our) data|cloud)|not (?:gdpr|soc|hipaa)[ -]?\\p{N}* ?(?:compliant|certified)|can't (?:store|host|put|have|send|move|share) (?:our |the |any |customer |that |this |personal )*data|data (?:can't|cannot|must not|mustn't) leave|(?:liability|indemni\\p{L}+|termination|auto-?renewal|renewal) (?:clause|cap)? ?(?:is|are|isn't|bothers|worries|concerns|won't|doesn't)",
    ),
    other: words(
      "what (?:i'm less sure about|worries me|bothers me)|less sure about|i don't think (?:i|we) can do that again|i(?:'ll| will) lose \\p{L}+ of (?:them|my|our)|can't (?:do|afford) that again|(?:my|our|the|one|a|another|biggest|main|big|only) (?:big |biggest |main |real |only |other )?(?:concern|worry|hesitation|fear|reservation) (?:is|would be|here|about|with|was)|i(?:'m| am) (?:a bit |a little |quite |really |still )?(?:worried|hesitant|concerned)|we(?:'re| are) (?:a bit |a little |quite |really |still )?(?:worried|hesitant|concerned)",
    ),
  },
  denied: words(
    "(?:no|not|isn't|is not|aren't|wasn't|never|don't have|doesn't|without|zero|hardly|won't be) (?:an? |any |the |really |too |that |so |really an? |be an? |our |of a |much of an? |about |actually |think |at all |such )*(?:\\p{L}+ ){0,2}(?:issues?|problems?|concerns?|objections?|worr(?:y|ies|ied)|too expensive|expensive|pricey|steep|concerned|blockers?|obstacles?|deal ?breaker|show ?stopper|skeptical|overkill|hesitant)|(?:budget|price|pricing|timing|cost|security|legal|that|it)(?:'s| is| are|) (?:all |totally |perfectly |absolutely )?(?:fine|ok|okay|not|no longer|approved|in place|there|good|great|fair|reasonable|secured)(?: (?:an? )?(?:issue|problem|concern))?|nothing (?:to worry|wrong)|cheaper than (?:we|i) (?:thought|expected)|not worried|used to (?:be|worry|think)|less expensive|no longer",
  ),
  reported: words(
    "other customers|our (?:other )?customers (?:say|ask|think|tell|often|sometimes|usually)|some (?:customers|people|clients|companies)|most (?:customers|people|clients|companies)|many (?:customers|people|clients|companies)|people (?:often |usually |always |sometimes )?(?:say|tell|ask|think|worry)|customers (?:often |usually |sometimes )?(?:say|tell|ask|think|worry)|they (?:said|told|say)|competitors? (?:is|are|was)|a lot of (?:people|companies|customers)|if (?:it|that|the price|this|you) (?:is|was|were|becomes?|gets?|doesn't|don't|can't)",
  ),
  accepted: words(
    "(?:i|we) could live with|i get it|(?:that|it|which|\\p{L}+) (?:i|we) can sell|is fine|that fits|so that fits|then i'll (?:start|take|go|do)|(?:okay|ok) do that|deal on|it's actually less|that's (?:actually )?(?:really )?(?:good|useful)|makes sense|that works|works for (?:me|us)|fair enough|that helps|good to (?:hear|know)|that(?:'s| is) (?:good|great|fair|reasonable|better|fine|perfect|reassuring|helpful|okay|acceptable|much better)|that would (?:work|help|solve|be (?:fine|great|ok|okay|good|acceptable))|i can live with|we can live with|sounds (?:good|reasonable|fair|great|better|perfect)|okay,? (?:great|good|perfect|good to know)|perfect|that(?:'d| would) (?:do|solve)|then (?:i'm|we're) (?:fine|good|okay)|no (?:more )?(?:concerns?|objections?)|convinc(?:es|ed|ing)|that answers|i like that|i'm (?:fine|okay|good) with|we're (?:fine|okay|good) with|love that|great to hear|that's what i (?:needed|wanted)|that addresses|happy with that|reliev\\p{L}+",
  ),
  competitors: {
    strong:
      /(?:also |currently |still |already )?(?:looking at|look at|looked at|evaluat\p{L}+|compar\p{L}+ (?:you |it |this |that |your \p{L}+ )?(?:to|with|against)|talk(?:ing|ed)? (?:to|with)|considering|consider|shortlist\p{L}*|demo(?:s|ed)? (?:with|from|of)|quot(?:e|ed|es) from|offer from|proposal from|switch(?:ed|ing)? (?:away )?from|mov(?:e|ed|ing) (?:away )?(?:from|off)|migrat(?:e|ed|ing) (?:away )?from|replac(?:e|ed|ing)|instead of|versus|vs\.?|rather than|alternatives? (?:like|such as)|competitors? (?:like|such as|is|are)|tool like|vendors? (?:like|such as)|contract with|renewal with|renew(?:ing)? (?:with)?|up against|compete with|leaning towards?|tried|trialed|trialled|piloted|pitch(?:ed)? (?:from|by)|other (?:option|vendor|finalist|one)s?(?: is| are| we)?(?: looking at)?|different from|differ from|better than|cheaper than|had a call with|spoke (?:to|with)|meeting with|unlike|(?:vendor|option|finalist|tool|solution|candidate|competitor)s?(?: [\p{L}']+){0,4} (?:is|are)|your competitors?) $/u,
    weak: /(?:(?:currently|right now|today|at the moment|presently|now)[, ]+(?:we(?:'re| are)? |we |i |our team )?(?:are |is |'re )?(?:us(?:e|es|ing)|on|with|running|work(?:ing)? with)|(?:we(?:'re| are)|are) (?:currently|already|still|today|all) (?:on|using|with|running)|current (?:vendor|provider|solution|tool|system|platform) is|(?:we|they|team) (?:currently|already|still) (?:use|have|run|work with)|we(?:'re| are) using|been (?:using|on|with)|incumbent is) $/u,
    own: /(?:^|[\s,.])(?:we|i)(?:'ve|'re)? (?:also |still |already |currently |only )?(?:have|had|got|use|used|signed (?:up )?with|went with|go with|been with|been on) $/u,
    acts: /^(?:'s)? (?:haven't|are around|quoted|charges?|charged|starts? at|offered|undercut|is in,|is (?:higher|cheaper|lower))/u,
    asks: words(
      "any(?:one|body|thing) else|who else does|(?:other|which) (?:vendors?|tools?|options|providers?|companies|suppliers?|systems?)|alternatives|what was (?:that|the) (?:tool|system|software)|competit\\p{L}+|who(?:'s| is) (?:\\p{L}+ing) (?:for you|it|that) (?:now|today)",
    ),
    beside: words(
      "integrat\\p{L}+|connect\\p{L}*|sync\\p{L}*|import\\p{L}*|export\\p{L}*|plug ?in|api|sso|single sign|crm|calendar|inbox|login|log in|import|webhooks?|invite|channel|spreadsheet|recorded|email",
    ),
    none: words(
      "not (?:looking|talking|evaluating)|aren't (?:looking|talking|evaluating)|no (?:other|competitor)",
    ),
  },
  qualification: {
    metrics: {
      asked: words(
        "how (?:far off|often|long (?:does|do)|much time)|what(?:'s| is| does| would) .{0,30}(?:worth|cost (?:you|us)|good \\p{L}+ \\p{L}+ look)|(?:does|did) (?:it|that) cost (?:you|us)|how many .{0,30}(?:did you lose|do you lose)",
      ),
      strong: words(
        "out of (?:like |about )?(?:a |the )?(?:\\d+|\\p{L}+)(?= hundred|$| so| loads| calls| orders)|costs? (?:us|me)(?:,| about| around| roughly| \\d| \\p{L}+ (?:hundred|thousand))|\\p{L}+ minutes if|(?:we|i) lost (?:a|an|two|three|four|five|\\d+) \\p{L}+|(?:sav\\p{L}+|reduc\\p{L}+|increas\\p{L}+|cut\\p{L}*|grow\\p{L}*|improv\\p{L}+|rais\\p{L}+|lower\\p{L}*|los(?:e|es|ing)|wast\\p{L}+|spend\\p{L}*|cost(?:s|ing)? us|takes? (?:us|them|me|my team|our team)|goal|target|from \\S+ (?:percent )?to|hit|double|halve|bring \\p{L}+ down|get (?:that|it|this) (?:down|up|to)|kpi) ?.{0,60}(?:\\d|percent|hours|half|twice|thousand|million|double)|(?:double|halve|triple) (?:our|the)",
      ),
      weak: words("roi|return on investment|kpis?|metrics?|measure success|business case|payback"),
    },
    economic_buyer: {
      asked: words(
        "(?:who|who'd|who would|who else) (?:else )?(?:signs?|approves?|decides?|has to|would have a say|makes the|owns the budget)|decide on your own|is it you who|does the money",
      ),
      strong: words(
        "countersigns?|does the money|runs the money|takes over (?:on|in|from)|(?:above|below|under|over|up to) .{0,40}(?:i can sign|i sign|a year|she signs|he signs)|i can sign|it's (?:me|just me) and my|my (?:wife|husband|business partner|brother|sister|daughter|father|boss) (?:does|owns|decides|has|takes|he|she)|signs anything|got that in (?:the|my) (?:plan|budget)|(?:cfo|ceo|coo|cto|cio|cmo|vp|boss|director|board|head of \\p{L}+|owner|managing director|chief \\p{L}+ officer|founder|(?!committee|we|it|this|that|which|you|they|then|team|i)\\p{L}+)(?:,? \\p{L}+,?)? (?:has to |needs to |will |would |must |who |also |ultimately |is the one who |has )*(?:signs(?! up| in)|signs? off|signs(?! up| in)(?: it| this| that| the| anything| everything)?|approves?|holds? the (?:budget|purse)|controls? the budget|owns? the budget|has the (?:budget|final (?:say|call|word))|makes? the (?:final )?(?:decision|call)|decides?|the final (?:say|word|call))|final (?:decision|say|approval|sign-?off|word|call) (?:is|is with|lies|comes|rests|sits|from|belongs|by)|i (?:have|hold|own|control) (?:the )?(?:budget|final say|final decision)|i (?:make|sign) the (?:final )?(?:decision|contract)s?|my (?:decision|budget|call)|(?:approval|sign-?off) (?:from|by) (?:our|the|my)|budget (?:owner|holder) is|i can sign",
      ),
      weak: words(
        "who (?:signs|approves|decides|makes the (?:final )?decision|owns the budget|holds the budget)|economic buyer|decision[- ]makers?|budget (?:owner|holder)|needs? (?:approval|sign-?off)",
      ),
    },
    decision_criteria: {
      asked: words(
        "what (?:would make|are you looking for|matters|would a good)|why do you think that|how does (?:this|that|it) sit|make you (?:not|want|choose|switch)",
      ),
      strong: words(
        "we can't have|can't have .{0,40}leave|with my own eyes|i need a human|(?:it|they) couldn't do|must-haves?|has to (?:do|have|be|work|fit)|if .{0,30}(?:isn't|aren't|doesn't|don't) .{0,30}(?:stop|i'm out|no deal|can't)|wants? to see|in our policy|they want evidence|(?:most|really|very|super|what's|what is|is|are|key|critical|also) important (?:to|for) (?:us|me)|most important|key (?:thing|point|requirement|factor)|main thing|big thing for us|we care about|(?:it|this|that|you|we)(?:'d| would)? (?:has|have|need|needs) to (?:be able to |integrate|support|work|have|be (?:gdpr|soc|easy|compliant|in|hosted|secure|fast|up)|run|scale|handle)|must[- ]haves?|criteria|criterion|non-?negotiable|requirements? (?:is|are|for)|deal ?breaker|(?:we're|we are) (?:looking for|judging|scoring|weighing|comparing) (?:something|a tool|a solution|on|three|vendors)|we(?:'ll| will)? (?:decide|choose|judge|score|compare|evaluate)(?: \\p{L}+)? (?:based on|on|by)|hard requirement|matters? most|top priorit\\p{L}+|what we care about|we need (?:sso|single sign|an integration|a native|an api)",
      ),
      weak: words("requirements?|looking for|priorities|what matters"),
    },
    decision_process: {
      asked: words(
        "how (?:does|do|will|would) .{0,30}decide|(?:process|steps) on your side|how do you (?:usually )?buy|what(?:'s| is) the process|who else (?:has|would|needs)|who(?:'d| would) sign",
      ),
      strong: words(
        "goes? (?:to|through) (?:a |the |our )?(?:tender|board|governors|committee|legal|council|procurement)|(?:two|three|four) quotes|sleeps? on it|legal (?:still )?(?:has|have|needs) to|(?:they|the board|the council|governors) meets? (?:on|every|in|once)|should be (?:her|his|their) choice|takes over on|signs anything (?:over|above)|(?:decision|evaluation|approval|selection|buying|our|the) process (?:is|looks|usually|works|would|goes|involves|takes|starts)|(?:then|first|next) (?:it|we|i|they) (?:goes?|take|present|bring|run|send) (?:it |this |that )?(?:to|by|a pilot|through)|(?:steering )?committee|the board (?:meets|decides|has to|needs|approves)|shortlist|decide (?:by|in|at|on|before|until|next)|decision (?:by|in|at|is made|will be made|is planned|before|next)|make a decision (?:by|in|on|before|next|at)|(?:pilot|trial|proof of concept|poc) (?:first|before|then|with|for)|two (?:stages|rounds of)|(?:i|we) (?:present|pitch|recommend) (?:it|this|that|two|three)?.{0,20}to (?:the|our|my)|rfp|then (?:our|the) \\p{L}+.{0,20} (?:signs|approves|decides|reviews)",
      ),
      weak: words(
        "decision process|process look|how do you (?:decide|buy|make)|evaluation|next steps on your side|involved in (?:the|this) decision",
      ),
    },
    paper_process: {
      asked: words("(?:need|needs) anything from (?:me|us)|(?:legal|procurement) (?:process|involved)"),
      strong: words(
        "look at the terms|as a pdf|countersigns?|procurement|legal (?:team|department|review|has|needs|will|takes|would|counsel)|(?:our|the|your) (?:legal|lawyers?|counsel)|security (?:review|questionnaire|assessment|audit)|vendor (?:onboarding|form|registration|assessment|portal)|purchase order|(?:sign|need|require|send|have|review) (?:an?|the|our|your) (?:nda|dpa|msa)|nda|dpa|msa|data processing agreement|redlin\\p{L}+|contract review|master (?:service|services) agreement|supplier (?:portal|onboarding|form)",
      ),
      weak: words("contract|paperwork|terms|sign the|order form"),
    },
    identified_pain: {
      asked: words(
        "how do you (?:count|do|handle|manage|run|plan|track|currently)|walk me through|what(?:'s| is) (?:going on|the problem|not working)|what made you|goes? wrong|(?:any|do any) damage|how (?:does|is) .{0,40}(?:today|at the moment|now)",
      ),
      strong: words(
        "keep losing|re-?key\\p{L}*|on paper|with a (?:clipboard|spreadsheet|pen)|no(?:body| one) (?:finds|knows|uses|understands)|can't find people|(?:it )?got worse|don't show up|doesn't show up|never go back|we lost|every(?:body|one) hates|they get there (?:warm|late|broken)|underpaid|stops at|(?:biggest|main|real|our|the) (?:biggest |main |real )?(?:problem|challenge|issue|pain(?: point)?|headache|frustration|struggle|bottleneck) (?:is|right now|today|has been|we have|are|at the moment|for us|was)|struggl\\p{L}+|frustrat\\p{L}+|painful|(?:is|are|it's|that's) a (?:huge |real |big |constant |major )?(?:pain|nightmare|mess|headache|problem for us|bottleneck)|takes? (?:us |them |me |my team |the team )?(?:like |about |around |roughly |over |almost |up to |at least )*(?:too long|forever|hours|days|weeks|way too|ages|\\S+(?: full| whole)? (?:hours|days|weeks))|by hand|crash(?:ed|es|ing)?|outages?|unreliable|manual(?:ly)?|we(?:'re| are)? (?:los(?:e|ing)|wast(?:e|ing)|missing|drowning|spending)|(?:losing|wasting|waste|lose) (?:a lot of |so much |too much |\\S+ )?(?:time|money|hours|customers|deals|leads|revenue)|doesn't scale|keeps? (?:breaking|crashing|failing)|copy(?:ing)?(?:-| and )past\\p{L}+|no visibility|slips? through|falls? through|error[- ]prone|sick of|fed up|tired of|killing us|outdated|can't (?:see|find|track|keep up|tell)",
      ),
      weak: words("problems?|challenges?|issues?|pain points?|difficult"),
    },
    champion: {
      strong: words(
        "i(?:'ll| will| can|'d| would)? (?:push|champion|advocate|fight|vouch|make the case|pitch|sell (?:it|this) internally|recommend|back)(?: for| it| this| that| you| internally)*|i(?:'m| am) (?:(?:a|your) (?:big |huge |biggest )?fan|sold|convinced|all in|personally (?:convinced|sold|in favor)|on your side|behind (?:this|you|it))|(?:sell|push|pitch|promote|champion) (?:it|this|that) internally|i (?:really |personally )?(?:want|would love|want to see) (?:this|to make this|to get this|us) (?:to )?(?:happen|work|done|through|in place)|i'll bring (?:it|this|that) (?:to|up with) (?:my|our|the)|you have my (?:support|vote)|i would choose you|you're my (?:favou?rite|first choice|preferred)|make this happen|internal(?:ly)? champion",
      ),
      weak: words("i like (?:it|this|that|what i)|impressed|love (?:it|this|that)|excited"),
    },
    competition: {
      strong: words(
        "(?:looking at|evaluating|talking to|considering|comparing|have) (?:a (?:couple|few) |two |three |some |several |one |the )?(?:other|competing|different|more)(?: \\p{L}+)? ?(?:vendors?|tools?|solutions?|options?|providers?|platforms?|products?|offers?)|competitors?|shortlist|alternatives?|build (?:it|this|that|something) (?:ourselves|in-?house|internally)",
      ),
      weak: words("other (?:vendors?|tools?|solutions?|options?|providers?)"),
    },
  },
  ...ENGLISH_SUBJECTS,
};
