import { type LanguageRules, words } from "../rules";

/** What a call can be about: risks, topics, who is on which side, and moods. */
export const ENGLISH_SUBJECTS: Pick<LanguageRules, "risks" | "topics" | "sides" | "sentiment"> = {
  risks: [
    {
      kind: "timing",
      reason: "The customer may decide or start late.",
      cue: words(
        "we're too late|it moved(?: up)?|(?:won't|can't|not going to) (?:decide|start|buy|sign|move|do anything|make a decision) (?:until|before)|not until (?:next|q[1-4]|the|january|february|march|april|may|june|july|august|september|october|november|december|later|after)|next year at the earliest|push(?:ed|ing)? (?:this|it|that|everything) (?:to|back|out) (?:to |next|until|q)|postpone\\p{L}*|on hold|delay(?:ed|s)?|not in a (?:hurry|rush)|no (?:rush|urgency)|deprioriti[sz]ed|put (?:this|it|that) on (?:ice|hold)|put (?:this|it|that) off|slip(?:ped)? (?:to|into)",
        "(?:no ?one|no(?:body)) (?:buys|signs|decides|approves)|(?:stopped|paused|frozen) all (?:new )?\\p{L}+|put a (?:hold|stop) on|can't sign (?:\\p{L}+ ){0,2}(?:before|until|till)|(?:not|n't) (?:doing|signing|buying|touching|starting) (?:it|anything|this|that) (?:before|until|till)|wait (?:until|till|for) the new|once (?:the|that) (?:election|sale|merger|audit|review) is",
      ),
    },
    {
      kind: "budget",
      reason: "The money isn't there yet.",
      cue: words(
        "budget (?:is |was |has been |got |'s )*(?:frozen|freeze|cut|cuts|gone|spent|not approved|isn't approved|tight|used up)|(?:no|don't (?:really )?have(?: a| the| any| enough)?) budget|hiring freeze|spending freeze|freeze on|cost[- ]cutting|cut(?:ting)? costs|(?:hasn't|haven't|not) (?:been )?approved (?:the |a |any )?(?:budget|spend)|budget (?:hasn't|isn't|not)",
      ),
    },
    {
      kind: "authority",
      reason: "Whoever decides isn't on board yet.",
      cue: words(
        "(?:gotta|have to|need to|going to have to) run (?:it|this|that) by|don't hold your breath|(?:is|are|'s|'re) going to say (?:it's|no|that)|they're not easy|if they're against|(?:boss|cfo|ceo|cto|cio|coo|vp|director|board|manager|management|leadership|head of \\p{L}+)(?: \\p{L}+)? (?:is|isn't|are|aren't|was|might|may|will|won't|doesn't|hasn't|has not)(?: \\p{L}+)? (?:skeptical|sceptical|not convinced|convinced|against|a fan|not (?:a fan|sold|on board|aware)|on board|say no|block|like|against it|approved|seen|push back|be (?:hard|tough|difficult))|not my (?:decision|call)|not (?:the one|the person) who (?:decides|signs|approves)|pushback from|push back on (?:this|it|that|price)",
        "over my dead body|(?:doesn't|don't|do not|does not) like change|not keen|digs? (?:his|her|their) heels|(?:says?|say) no to everything|votes? against|(?:hasn't|haven't|didn't|did not) (?:answered?|replied|reply|come back)|(?:he|she|they) wants? to (?:keep|stay|build)|inclined to hear",
      ),
    },
    {
      kind: "change",
      reason: "Something changes in the customer's company.",
      cue: words(
        "(?:i'm|he's|she's|is) retiring|(?:technician|admin|champion|colleague|it person|manager) (?:left|quit)|takes over (?:on|in|from)|re-?org\\p{L}*|restructur\\p{L}+|lay-?offs?|laid off|acqui(?:red|sition)|merg(?:er|ed|ing) with|(?:is|i'm|'s|am) leaving (?:the company|us|at|in|next|soon)?|new (?:cfo|ceo|cto|cio|boss|vp|management|leadership) (?:is|starts|joins|coming|joined|wants|who)|last day|on (?:parental|maternity|paternity|sick) leave|handing (?:this|it|over)|change of (?:ceo|cfo|management|leadership)|left the company|leaves the company",
        "(?:gave|given|giving|handed in) (?:\\p{L}+ ){0,3}notice|i retire|(?:want|wants|wanted|offered|trying|looking) to (?:buy us|take us over|sell (?:us|up|the (?:company|business|building|practice|shop|sites?)))|talks? (?:about|of) (?:selling|a sale|a merger|merging|(?:the )?\\p{L}+ taking)|(?:being|be|get|gets|got|getting) (?:sold|bought(?: out)?|taken over|merged|acquired)|(?:an?|the) (?:interim|acting) (?:\\p{L}+ )?(?:director|manager|head|boss|ceo|cfo)|(?:we|they) have an interim|new (?:chief executive|head of|managing director|owners?|principal)|still (?:here|around) (?:then|by then|next)|if i'm still here|(?:we|they|had to|i) let (?:\\p{L}+ ){1,6}go|made a loss|election",
      ),
    },
    {
      kind: "competition",
      reason: "The customer likes another option.",
      cue: words(
        "(?:we|i) (?:just )?(?:signed|went) with|(?:i|we) signed something|leaning (?:towards?|to) (?!you)|prefers? (?!you|to )\\p{L}+|(?:is|are|'s|was)(?: a lot| much| way| quite| about \\S+ \\S+| significantly)? cheaper|build (?:it|this|that|something) (?:ourselves|in-?house|internally)|(?:favor|favou?rite|front ?runner) (?:is|at|right)|already (?:signed|committed) (?:with|to)|stay with (?:what we|our current|\\p{L}+)|renew(?:s|ed|ing)? (?:with|our contract)",
      ),
    },
    {
      kind: "contract",
      reason: "The customer is tied to another contract.",
      cue: words(
        "(?:months?|years?) (?:to run|left (?:on|of|in)|remaining)|(?:under|in a|got a|have a|signed a) (?:\\p{L}+[- ]){0,2}contract (?:with|until|till|through)|(?:locked|tied) (?:in|into|up) (?:with|until|till|through|for another)|early termination fee|contract (?:runs|goes|is) (?:until|till|through)|renews (?:itself|automatically|every year|each year)",
      ),
    },
    {
      kind: "adoption",
      reason: "People may not use it.",
      cue: words(
        "(?:won't|not going to|never|hate to|resist|reluctant to|refuse to) (?:use|adopt|change|switch|learn)|resistance|pushback from the team|no one (?:will|would|used|uses) (?:it|use)|no(?:body) (?:will|would|used|uses|is going to) (?:it|use)?|adoption (?:is|was|has been|worries|could|might)|too many tools|tool fatigue|change management",
      ),
    },
    {
      kind: "trust",
      reason: "The customer has had a bad experience.",
      cue: words(
        "i'm out|no(?:body| one)'s (?:credited|answered|called)|let us down|(?:been|got) burn(?:ed|t)|bad experiences?|burn(?:ed|t) (?:before|by|last)|promised .{0,30} (?:and|but) it took|(?:and|but) it (?:failed|didn't work)|failed (?:rollout|implementation|project|migration)|(?:rollout|implementation|project|migration) (?:\\p{L}+ )?failed|didn't (?:deliver|work out)|never again|let us down",
      ),
    },
    {
      kind: "legal",
      reason: "Security or legal may stop it.",
      cue: words(
        "(?:security|legal|compliance|procurement|privacy|it)(?: team| review| department)?(?: \\p{L}+)? (?:won't|will (?:push|block|object|take (?:forever|weeks|months|a while|long))|takes? (?:forever|months|a while|long|ages|\\S+ months)|might (?:block|object)|could (?:block|take)|is (?:slow|strict|a blocker|a bottleneck)|would (?:block|never))",
      ),
    },
  ],
  topics: [
    {
      name: "Introductions",
      cue: words(
        "nice to meet|my name is|i'm the|thanks for (?:joining|taking|making|your time|hopping)|agenda|introduce (?:myself|ourselves)|my role|how are you|good to (?:see|meet)|can you hear",
      ),
    },
    {
      name: "Current situation and problems",
      fact: "pain",
      cue: words(
        "re-?key\\p{L}*|keep losing|we lost|lately|last time you told|last time we talked|damage|broken|currently|right now|today we|at the moment|existing|current (?:setup|process|tool|system|solution|vendor)|struggl\\p{L}+|challenge|manual(?:ly)?|pain|problem|spreadsheets?|frustrat\\p{L}+|bottleneck",
      ),
    },
    {
      name: "Product and demo",
      cue: words(
        "on (?:the|your) phone|the app|what we do differently|here's (?:how|what)|demo|show you|you can see|see here|screen|dashboard|click|feature|let me show|walk you through|workflow|interface|reports?",
      ),
    },
    {
      name: "Price and budget",
      fact: "money",
      cue: words(
        "pric\\p{L}+|costs?|per (?:seat|user|month|year)|discount|licen[cs]es?|dollars|euros|pounds|quote|expensive|plans?|tier|invoice|fee|budget|cheaper|[$€£]\\s?\\d[\\d.,]*k?|waive|knock off|a (?:month|year)",
      ),
    },
    {
      name: "Security and compliance",
      cue: words(
        "security|gdpr|soc|iso|encrypt\\p{L}*|sso|compliance|privacy|data (?:residency|protection|center|centre)|penetration|hosted|audit|single sign-?on|saml|dpa",
      ),
    },
    {
      name: "Integrations and data",
      cue: words(
        "connect (?:to|with)|do you connect|reads? from|integrat\\p{L}+|api|salesforce|hubspot|webhooks?|connector|sync\\p{L}*|crm|erp|sap|zapier|import|export",
      ),
    },
    {
      name: "Implementation, trial and training",
      cue: words(
        "(?:the )?switch itself|moved? (?:over|systems)|run both|in parallel|parallel|sets? (?:them|it|us) up|implement\\p{L}+|onboard\\p{L}+|rollout|roll out|go[- ]live|migrat\\p{L}+|training|kick-?off|set ?up|pilot|trial|proof of concept",
      ),
    },
    {
      name: "Decision and approval",
      fact: "decision",
      cue: words(
        "governors|council|go through the|decision|decide|approv\\p{L}+|sign off|sign-off|committee|board|cfo|ceo|stakeholders?|procurement|evaluation|signs?|final say|approved|your side|involved|buyer",
      ),
    },
    {
      name: "Contract and legal terms",
      cue: words(
        "contract|legal|terms|procurement|nda|msa|redlines?|liability|renewal|cancel\\p{L}*|notice period|termination",
      ),
    },
    {
      name: "Competitors and alternatives",
      fact: "competitors",
      cue: words(
        "competitors?|other (?:vendors?|tools?|options?|providers?)|compared (?:to|with)|alternatives?|versus|vs|different from|cheaper than|looking at|talking to|competitor\\p{L}*|incumbent|switch\\p{L}*",
      ),
    },
    {
      name: "Requirements and criteria",
      fact: "criteria",
      cue: words(
        "per week|volumes?|a must|requirements?|criteria|must[- ]haves?|need to have|nice to have|quantity|specification",
      ),
    },
    {
      name: "Timing and start",
      fact: "dates",
      cue: words(
        "when (?:would|should|could|can|do|does|will) (?:you|it|we|they|the|that)|how long (?:from|until|till|before)|runs? out|go live|too late|lead time|want to start|need this|ready (?:for|by)|timeline|deadline|by when|launch|quarter|q[1-4]|start date|go live by|how soon|time ?frame|schedule",
      ),
    },
    {
      name: "Service and support",
      cue: words("support|sla|response time|account manager|customer success|uptime|help ?desk|ticket"),
    },
    {
      name: "Concerns",
      fact: "objections",
      cue: words(
        "worr(?:y|ied|ies)|concern\\p{L}*|afraid|hesitat\\p{L}+|nervous|sceptical|skeptical|doubts?|scares? me",
      ),
    },
    {
      name: "Next steps",
      fact: "steps",
      cue: words(
        "check in|on a trial|i'll put|next steps?|follow[- ]up|send (?:you|over|me)|i'll send|next (?:call|meeting|week)|calendar|invite|recap|talk soon|schedule|get back to you|wrap up|i'll (?:email|share|set up|schedule|follow|get)|meet again|shall we|by (?:tomorrow|monday|tuesday|wednesday|thursday|friday)",
      ),
    },
  ],
  sides: {
    ours: words(
      "our (?:platform|product|customers|clients|pricing|solution|software|roadmap|plans?|api|customer success|onboarding|standard|enterprise|tool|starter|engineers|support|implementation team)|we (?:offer|support|charge|integrate|provide|built|help|work with (?:companies|customers|teams)|price|encrypt|host|are certified|include)|let me (?:show|share|walk|demo)|share my screen|show you|walk you through|demo for you|i can send you|i'll send you|send over (?:a|the) (?:proposal|quote|contract|pricing)|what (?:are you|do you) (?:currently )?(?:us(?:e|ing)|looking)|what's your budget|your (?:biggest )?(?:challenges?|pain|budget|timeline|decision process|current (?:setup|process|tool|solution))|who else (?:is|would be) involved|how many (?:seats|users|people|reps) (?:do you|would you|are)|tell me (?:about|more about) your|thanks for (?:taking the time|joining|making (?:the )?time)|account executive|sales engineer|solutions? engineer|discount for you|i can offer|what would (?:make|it take)|on your (?:side|end)|if you sign|knock off|(?:business|enterprise|starter|pro|basic) plan is|your (?:renewal|team|company|goals?)|we assign|help me understand|i can waive",
    ),
    customer: words(
      "our budget|our (?:current|existing) (?:vendor|tool|system|process|provider|solution|setup|contract)|we(?:'re| are) (?:currently |also )?(?:looking (?:for|at)|using|evaluating|considering|struggling)|we currently|how much (?:does|is|would|do)|what(?:'s| is| does| would) (?:it|the|your) (?:cost|price|pricing)|too expensive|my (?:boss|manager|cfo|ceo|team lead)|do you (?:support|offer|have|integrate|provide|give)|does (?:it|your|the (?:platform|tool|product))|can (?:it|your (?:tool|platform|product|system)|the (?:tool|platform|system))|our (?:legal|procurement|cfo|it|security|problem|biggest|sales team|reps)|(?:your|the) (?:product|platform|pricing|proposal|tool|solution|price)|we need|is there a (?:discount|trial|free)|send (?:me|us) (?:the|a|your|some)|takes us|we spend|we lose|i'd have to (?:ask|check|run)|within (?:our )?budget|our (?:coo|ceo|cto|cio|director|last vendor|auditor|board|renewal|controller)|we pay|we're paying|we'd need|we would need|dealbreaker|from (?:my|our) side|what would that (?:run|cost)|steep",
    ),
    seller: words(
      "account executive|sales|ae|sdr|bdr|customer success|solutions? (?:engineer|consultant|architect)|sales engineer|account manager|csm|business development|presales|pre-sales|vendor|host|seller|rep",
    ),
    buyer: words(
      "customer|client|prospect|buyer|procurement|purchasing|guest|lead|user|head of it|it manager|cfo|cio|coo",
    ),
    introduces:
      /(?:i'm|i am|my name is|this is|it's) (?<name>\p{L}[\p{L}'-]{1,20}(?: \p{L}[\p{L}'-]{1,20}){0,2}?)(?:,)? (?:from|with|at|over at|here from|of) (?<company>\p{L}[\p{L}\p{N}&.'-]{1,30})/iu,
  },
  sentiment: {
    good: words(
      "great|good|excellent|perfect|love|awesome|nice|happy|excited|impress\\p{L}+|helpful|amazing|fantastic|wonderful|like (?:it|that|this)|makes sense|works|glad|easy|thank you|thanks|appreciate|exactly|definitely|absolutely|brilliant",
    ),
    bad: words(
      "bad|expensive|problem|problems|issue|issues|concern\\p{L}*|worr\\p{L}+|frustrat\\p{L}+|difficult|hard|hate|terrible|awful|disappoint\\p{L}+|slow|broken|confus\\p{L}+|unfortunately|struggl\\p{L}+|pain\\p{L}*|annoy\\p{L}+|skeptical|not sure|nightmare|fail\\p{L}*|wrong|risk\\p{L}*|complain\\p{L}*|angry|unacceptable",
    ),
    not: words("not|no|never|isn't|don't|doesn't|wasn't|without|can't|won't|hardly|aren't|didn't"),
  },
};
