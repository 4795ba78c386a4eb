/**
 * Places, things, people and anything else with a name. Phrases of folded words for each meaning, without
 * articles.
 */
export const ENGLISH_NOUNS = {
  ON_STAGE:
    "on stage|onto stage|to stage|up on stage|out there|live on stage|on air|on to stage|up to stage|up front|on screen with us|into picture|into show|up here|out here|in here|on camera|in frame|to join us|beside me|next to me|next to us|on set|onto set|from backstage|from backstage to stage|from backstage onto stage|from backstage area|out of green room|from green room|out front|on board|up with us|on with us|on with me|alongside me|in stage|in front of camera|at front|to company|into spotlight area|with us|among us|to podium|into studio picture",
  OFF_STAGE:
    "leave|leaves|exits|goes|goes off|may leave|may go|go off|come off|step off|step down|off stage|from stage|backstage|to backstage|off air|off screen|to green room|green room|in green room|into green room|off camera|out of picture|behind scenes|back stage|off of stage|to waiting room|offstage|to wings|into wings|from stage away|step back|step away|step out|may step back|may step down|may step away|can step down|can step back|can go|can leave|can go backstage|head off|stand down|backstage area|to backstage area|to back|in wings|from stage to backstage|back to backstage|back backstage|leave stage|may leave stage|may go backstage",
  STAGE: "stage",
  SCREEN:
    "screen|in picture|from screen|on screen|onto screen|to screen|up on screen|on display|on air|into view|up there|to air|for all to see|on monitor|in view|for everyone|for everybody|to everyone|to everybody|on top|on show",
  SCENE: "scene|scenes|segment|section|part|chapter|item|slot|portion|agenda item|block",
  RUNDOWN:
    "agenda|off agenda|from rundown|from run of show|from running order|from agenda|from schedule|from lineup|from show|from plan|of show|rundown|in rundown|run of show|in running order|from order|of rundown|to show|to rundown|to run of show|to running order|of programme|of program|of running order|of run of show|of schedule|of agenda|of lineup|of line up|out of running order|out of rundown|out of run of show|out of schedule|out of agenda|out of plan|out of programme|from programme|from program|from line up|to programme|to program|to schedule|to agenda|to lineup|to line up|running order|lineup|line up|to plan",
  SLIDE: "slide|page|pg|foil",
  DECK: "slides|deck|slide deck|presentation|slideshow|slide show|pages|decks|powerpoint|power point|ppt|slide presentation|foils|presentation slides|slides presentation",
  MUSIC:
    "lobby music|upbeat music|calm music|upbeat track|calm track|lobby track|upbeat tune|upbeat song|music|background music|tune|song|tunes|soundtrack|track|background track|sound|beats|playlist|music bed|bed|background audio|melody|background tune|background song",
  VOLUME:
    "volume|music volume|level|sound level|loudness|vol|audio level|music level|levels|sound volume|background music volume",
  POLL: "poll|votes|vote|voting|survey|poll question|ballot|pulse check|audience poll|viewer poll|straw poll|pole|polling",
  RESULTS:
    "what people chose|what they chose|what you chose|what audience chose|what viewers chose|what everyone chose|what people picked|what they picked|what they said|what people think|what came out|who won|results|poll results|result|vote results|voting results|outcome|result of vote|how they voted|how people voted|how everyone voted|tally|numbers|figures|standings|how you voted|how you all voted|how we voted|how audience voted|vote count|final results|final tally|breakdown|scores|what people voted|result of poll|results of poll|results of vote",
  QUESTION:
    "question|asked|wants to know|wanted to know|viewer question|audience question|q|query|asking about|submitted|posted|sent in|raised|put in|who asks|who asks about|who asked|who asked about|what was asked",
  TICKER:
    "ticker|news ticker|crawl|ticker tape|scrolling text|news bar|running text|running text at bottom|text at bottom|marquee|scroller|crawler|scrolling banner|scroll|scrolling line|scroll bar|text running at bottom|text which is running at bottom|running line|news line|text at bottom which is running|bottom text",
  WHITEBOARD: "whiteboard|white board|board|drawing board|canvas|blackboard",
  RECORDING: "recording|show recording|recording of show",
  RECORD_AGAIN:
    "recording again|record again|continue recording|carry on recording|go on recording|recording back on",
  VIDEO: "video|clip|film|vid|movie|recording|videos|vt|footage|reel|trailer|video clip",
  IMMERSIVE:
    "immersive|immersive mode|immersive view|immersion|immersive picture|immersive look|immersive layout|immersive thing|edge to edge|full bleed|borderless|fill frame|fill whole frame|fill screen|fill whole screen|wall to wall",
  CAPTIONS:
    "captions|caption|subtitles|live captions|closed captions|closed captioning|captioning|subs|live subtitles|subtitling|cc|subtitle|sub titles|closed caption|live transcript|transcript|transcription|live caption",
  CTA: "cta|call to action|offer|offer button|button|link|to viewers|to audience|offer link|cta button|cta link|action button|call to action button|call to action link|download link",
  QUOTE:
    "quote|quote card|card with quote|quotation|citation|words|saying|following words|following quote|following quotation",
  NAME_LINE:
    "lower third|name line|name tag|name|names|name and title|name card|nameplate|name plate|name banner|lower thirds|name title|title|nametag|strap|name strap|strapline|name super|name bar|chyron|aston|name caption|lower 3rd|name underneath|name under|name below|name on screen|name sign|name label|caption with name|banner with name",
  EMCEE:
    "announcer|mc|emcee|announcer line|mc line|emcee line|announcement|voice over|voiceover|narrator|voice of announcer|announcer voice|voice of god|announcer audio|speaker voice|voice of narrator",
  CONFETTI: "confetti|confetti cannon",
  APPLAUSE:
    "applause|round of applause|clap|clapping|hand|big hand|hear it for|give it up for|cheers|clap for|clapping sound|applause sound|claps|hands together|put hands together for|put hands together",
  FLOWERS: "flowers|bouquet|roses|flower rain|flower shower|petals|rose petals|bunch of flowers|flower",
  EVERYTHING: "everything|all overlays|overlays|everything off stage|everything off screen|whole lot|lot",
  EVERYONE:
    "us all|all three|all four|all three guests|all four guests|all our guests|everyone|everybody|all guests|all speakers|all people|all of them|everyone else|everybody else|guests|others|all others|other guests|rest|all panelists|whole panel|all|all participants|everybody on stage|everyone on stage|entire panel|whole group|everyone backstage|everybody backstage|all of us|whole team|lot of them|whole lot of them|all backstage",
  NOBODY: "nobody|no one",
  BOTH: "both|both of us|both of you|both of them|two|both guests|pair of",
  ONLY: "only|alone|just|leave only|keep only|leave just|keep just|nobody but|no one but|nothing but",
  INSTEAD: "insteadof",
  EXCEPT:
    "except|except for|but|but not|other than|apart from|excluding|minus|without|besides|save for|save|aside from|with exception of",
  STAY: "stay|keep|keep on|stays|stay on|stays on|remain|remains|can stay",
  OTHER: "other|other one|different one|opposite",
  CLEAR:
    "clear|tidy|declutter|sweep|clean|clean up|clear up|wipe|clear off|wipe off|wipe clean|empty|tidy up|clear out",
  THEM: "him|her|them|his|their|hers|that person|that one|that speaker|that guest",
  NOT: "not|never|no|none",
  VIEW: "layout|view|mode|lay out|arrangement|format|framing",
  LAYOUT_DUO:
    "duo|splitscreen|us two|just us two|just two of you|side by side|two up|split screen|split|two shot|duo layout|just two of us|two of us|twoshot|next to each other|half and half|two person|two people|two box|2 up|double box|with two person|with two people|for two|two persons|with two persons|pair of us",
  LAYOUT_PRESENT:
    "present|presenter|presentation mode|presentation layout|presentation view|speaker view|present layout|presenting|picture in picture|pip|slides layout|presenter layout|presenter view|presenter mode|slides view|slide view",
  LAYOUT_SOLO:
    "solo|solo on|single|one up|full screen|fullscreen|solo layout|one person|one box|single shot|one shot|single view|full frame",
  LAYOUT_GRID:
    "grid|gallery|tiles|full grid|grid layout|gallery view|grid view|tile view|tiled|mosaic|tile|boxes|quad|multiview|multi view|four up|all in boxes",
  TYPE_INTRO: "intro|opening|introduction",
  TYPE_TALK: "talk|keynote|lecture|speech",
  TYPE_INTERVIEW: "interview|fireside|one on one|fireside chat",
  TYPE_PANEL: "panel|panel discussion|discussion|roundtable|debate",
  TYPE_DEMO: "demo|demonstration|walkthrough|live demonstration|product demo",
  TYPE_QA: "qa|questions and answers",
  TYPE_HOT_TAKE: "hot take|hot_take|hottake",
  TYPE_BREAK: "break|intermission|pause|interval|coffee break|recess|breather",
  TYPE_OUTRO: "outro|closing|goodbye|ending|farewell|sign off|finale",
  SHOW_ITSELF:
    "show|stream|broadcast|live stream|livestream|room|event|whole show|whole thing|webinar|session|transmission|programme|program|feed|live show|live broadcast|whole broadcast|whole stream|call|production",
  EMERGENCY: "emergency|emergency stop|kill switch|abort|pull plug|go dark|take us off air|off air now",
  PANIC:
    "panic|panic button|blackout|black out|black us out|cut us off|cover us|mask|mask us|emergency mask|emergency card|mask screen|mask everything|panic mode|hide us|black screen|go to black|cut to black",
  CARD: "card|emergency card|cover|curtain|holding card|standby card|stand by card|holding slide|holding screen|holding graphic|technical difficulties|technical difficulties card|standby screen|brb card|brb screen|pause card",
  HOLD: "hold|pause|freeze|suspend|put on hold|on hold|hold on air|emergency hold|hold everything|hold card",
  UNDO: "undo|undo what i did|undo what i just did|back to how it was|back to how it was before|undo it|undo that|take back|take that back|take it back|revert|roll back|reverse that|reverse|undo that last one|undo that last thing|undo that last change|undo last|undo last one|undo last command|undo last thing|undo last action|undo last step|undo previous command|cancel that|cancel last command|take back last command|undo my last|undo my last one|undo my last command|put that back|put it back|reverse it|as it was|back as it was|how it was|roll that back|walk back|walk that back|ctrl z|control z|un do|revoke|rollback|undo this|reverse last|revert last|revert that|revert it|roll it back|take last one back|undo what you did|undo what you just did",
  COUNTDOWN: "countdown|timer|clock|count down|count down from|on clock|countdown clock",
  UNIT: "seconds|second|minutes|minute|min|mins|sec|secs|hour|hours",
  DEED: "change|what i did|what i just did|what you did|what you just did|what we did|what we just did|what was done|what was just done|command|action|thing|edit|deed|instruction|operation",
  PICTURE: "picture|image|shot|frame|camera",
} as const;
