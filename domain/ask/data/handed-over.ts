/** Questions that only a person may answer: about money to be agreed, the law, and what a home is worth. */
export const handedOver: [topic: string, sign: RegExp][] = [
  [
    'negotiation',
    /\bnegotiab\w*|\b(?:fair|first|opening|initial|starting|good|strong|reasonable|winning|smart) (?:offer|bid)\b|\b(?:under|over|below|above) (?:the )?ask(?:ing)?\b|\bgo in (?:under|over|at|with)\b|\boffer (?:them )?\$?\d|\bnegotiat\w*|\bwiggle room\b|\bflexib\w*|\bfirm on\b|\b(?:take|accept|consider|entertain|go for) (?!section\b|vouchers?\b)(?:\w+ )?(?:less|lower|under|below|an? (?:\w+ )?offer|offers?|cash|\$|\d|contingen|trade)|\bhow low\b(?! (?:is|are) (?:the|those|its) (?!sellers?|owners?))|\b(?:what|how much)\b.*\b(?:they|(?:the )?(?:sellers?|owners?)|he|she)(?:'d| would| will| might|'ll)? (?:actually |really |ever )?(?:take|accept|settle for|go for|want to get)(?: for (?:it|this|that|the (?:place|house|home|condo|unit)))?\W*$|\b(?:least|minimum) (?:that )?(?:they|the (?:sellers?|owners?))\b|\bsettle for\b|\bbottom (?:line|dollar|price)\b|\b(?:get|have|buy) (?:it|this|the place) for (?:less|cheaper|under|below)\b|\broom (?:on|in|with) (?:the|their|your) (?:price|ask(?:ing)?)\b|\b(?:price|asking) (?:is |really |pretty |at all )?firm\b|\b(?:would|will|could|might) (?:they|the (?:sellers?|owners?)) (?:\w+ )?(?:drop|budge|go lower)\b|\bopen to (?:an? )?(?:lower|less|offers?)\b|\blow ?-?ball\w*|\bwhat (?:number|figure|price) (?:would|will) (?:get|do|seal|win)\b|\bis \$?\d[\d.,]* ?(?:k|m|million|thousand) enough\b|\bknock\b.*\boff\b|\btake \d+k? off\b|\bwaive\b.*\b(?:credit|incentive)|\bgo (?:down|lower) to\b|\bwrite (?:up )?an offer\b|\blowest\b|\bthrow in\b|\b(?:get|ask|convince|persuade) (?:the |them|him|her)\s?(?:sellers?|owners?)? ?to\b|\bmotivated\b|\bbest (?:price|offer)\b|\boffers?\b(?! (?:a|an|any|the)\b)(?=.*\b(?:deadline|due|received|so far|already|table|in yet|competing|made|come in|reviewed|get)\b)|\b(?:any|how many|multiple|other|competing|submit\w*|make|put in|write|send|pending|there) (?:an |any |pending |other |current |existing |competing )*offers?\b|\bbidding war\b|\bcounter ?offers?\b|\bconcessions?\b|\bseller (?:credit|help|pay)|\bclosing (?:costs?|date)\b|\bhow (?:soon|fast|quickly) can (?:i|we|they)\b|\bwhy (?:are|is|did|do|would) (?:they|the (?:sellers?|owners?)|you|it|he|she)\b.*\b(?:sell\w*|mov\w+|leav\w+|for sale|on the market|cheap|expensive)\b|\breason for (?:selling|sale|moving)\b|\bwhy (?:selling|for sale)\b|\bmove[- ]?in date\b|\bwhen can (?:i|we) move\b|\bpossession\b|\brent[- ]?back\b|\bearnest\b|\bdiscount\b|\blower (?:the|their|your) price\b|\bcome down\b|\basking too much\b|\bshould i (?:offer|buy|bid)\b|\bhow much should i\b|\bcommission\b/,
  ],
  [
    'valuation',
    /\bworth\b|\bover ?-?priced\b|\bunder ?-?priced\b|\b(?:fair|good|right|reasonable|great|bad) (?:price|deal|value|investment|buy|purchase)\b|\binvest(?:ment|ing)\b|\bapprais\w+|\bappreciat(?:e|ion|ing)\b|\bresale\b|\bcomps?\b|\bcomparables?\b|\bmarket value\b|\bwhat (?:would|could|will|did|does) (?:it|this|they|similar)\b.*\b(?:sell|rent|sold|pay)\b|\bhow much (?:could|would|can|will|did) (?:i|it|we|they|this)\b.*\b(?:rent|sell|pay|sold|get)\b|\brental income\b|\bcash flow\b|\bcap rate\b|\broi\b|\btoo (?:expensive|high|much)\b|\bso (?:cheap|expensive|low|high)\b|\bzestimate\b|\b(?:go up in|lose|hold|gain) (?:its |their )?(?:value|price)\b|\bvalue (?:increase|go up|of (?:the|this) (?:home|house))\b|\bproperty values?\b|\bprices? (?:in the area|nearby|trend)|\blast sold\b|\bsold for\b|\bpay for it\b|\bpaid for it\b/,
  ],
  [
    'financing',
    /\bmortgages?\b|\bloans?\b|\bfha\b|\bva (?:loan|buyer|eligible|approved|financing)|\busda\b|\bdown ?payments?\b|\bfinanc(?:e|ed|ing)\b|\binterest rates?\b|\bmonthly payments?\b|\bpayments?\b(?=.*\bbe\b)|\bassum(?:able|e the)\b|\bpre-?approv\w*|\bpre-?qualif\w*|\bescrow account\b|\bafford\b|\bqualify\b|\blenders?\b|\bcredit score\b/,
  ],
  [
    'the law',
    /\bwhat(?: is|'s)? the law\b|\bdeposit back\b|\beasements?\b|\bliens?\b|\btitle\b|\bencroach\w*|\blawsuits?\b|\blitigation\b|\blegal(?:ly)?\b|\bdisclosures?\b|\bcontracts?\b(?<!under contract)|\bcontingenc\w*|\bpermits? (?:pulled|closed|on file|for)\b|\bunpermitted\b|\bsubdivide\b|\bset ?backs?\b|\bvariances?\b|\bmineral rights\b|\bwater rights\b|\bsurvey\b|\bproperty lines?\b|\bboundar(?:y|ies)\b|\bevict\w*|\bkick (?:them |him |her |the [\w ]{1,30})?out\b|\bkick out\b|\bsue\b|\b(?:my|our) rights\b|\bprobate\b|\bshort sale\b|\binspection\b|\binspector\b|\battorney\b|\blawyer\b|\bknown (?:defects?|issues?|problems?)\b|\b(?:can|could|may|allowed to|able to|possible to|legal to) (?:i |we |you |one )?(?:build|add|convert|tear|demolish|expand|knock|put (?:up|in)|install|run a business|change the exterior|paint the exterior|finish the|turn)\b|\bimmigra\w+|\bvisa\b|\bllc\b|\btrust\b(?= (?:buy|own))/,
  ],
  [
    'a visit',
    /\b(?:schedule|book|arrange|set up|request|get|take) (?:an? |the )?(?:private |virtual |in[- ]person )?(?:tour|showing|visit|viewing|appointment|walk ?through)\b|\b(?:can|could|may|when can|how can|how do|how would|like to|want to|love to) (?:i|we)?\s?(?:to )?(?:see (?:it|this|the (?:house|home|place|property|condo|unit))|tour|visit|view it|come (?:see|by|over)|walk through|look at it|stop by|drop by)\b|\bshowings?\b|\bviewings?\b|\bin person\b|\b(?:contact|reach|call|email|text|speak (?:to|with)|talk (?:to|with)|get in touch with) (?:the |an? |your |someone|somebody|you)?\s?(?:listing )?(?:agents?|realtors?|brokers?|sellers?|owners?|human|person|someone|somebody|people)?(?=$|\W)(?<!who do i contact)|\bphone number\b|\bemail address\b|\bcall me\b|\bcontact (?:info|information|details)\b|\bkeys?\b(?= to)|\block ?box\b/,
  ],
];

/** Talk that is no question about a home. */
export const smallTalk: [answer: string, sign: RegExp][] = [
  [
    'Hello! I’m an AI assistant. Ask me anything about this home, and I’ll answer from the listing.',
    /^(?:hi|hiya|hello|hey|howdy|yo|good (?:morning|afternoon|evening|day)|greetings|sup)(?: there| again| everyone)?$|^(?:(?:hi|hey|hello)[, ]+)?how(?: is|'s) (?:your day|it going|everything)(?: going| today)*$|^how are you(?: doing| today)*$|^(?:(?:hi|hey|hello)[, ]+)?(?:what is up|anyone there|are you there|is anyone there)$/,
  ],
  [
    'You’re welcome. Ask me anything else about this home.',
    /^(?=.*\b(?:ok(?:ay)?|k|cool|great|nice|awesome|perfect|got it|good|wow|lol|haha|thank(?:s| you)?|thx|ty|cheers|appreciated?|never ?mind|bye|goodbye|helpful|all)\b)(?:(?:ok(?:ay)?|k|cool|great|nice|awesome|perfect|amazing|lovely|alright|got it|sounds|good|to know|wow|lol|haha|thank(?:s| you)?|thx|ty|cheers|much|appreciated?|it|i|no|yes|problem|never ?mind|that is|that's|thats|this is|that was|was|been|youve|you've|you have|very|super|so|really|all|helpful|for|the|your|help|info|information|answer|a lot|bye|goodbye|see you|have|a|day|one|night|you|too|again|man|and|of)[\s,.!]*)+$/,
  ],
  [
    'I’m an AI assistant that answers questions about this home from its listing. A person can answer the rest: I can pass your question on to the agent.',
    /\b(?:are|r) (?:you|u) (?:an? )?(?:real|human|robot|bot|ai|person|machine|chat ?(?:bot|gpt)|computer|agent)\b|\bwho (?:are|r|made|built|created|trained) you\b|\bwhat are you\b|\byour name\b|\bwhat can you (?:do|answer|help)\b|\bhow do(?:es)? (?:you|this) work\b|\bam i (?:talking|speaking|chatting) (?:to|with)\b|\bis this (?:an? )?(?:ai|bot|real person|human|robot|chat ?bot)\b/,
  ],
  [
    'I can only answer questions about this home.',
    /\b(?:forget|ignore|disregard|override|bypass)\b.*\b(?:rules?|instructions?|above|previous|everything|prompt|guidelines)\b|\byou are now\b|\bpretend (?:to be|you|that)\b|\bact as (?:an?|the|if)\b|\bfrom now on\b|\brole ?play\b|\bjokes?\b|\bpoems?\b|\brecipes?\b|\b(?:write(?! up| (?:\w+ )?off)|compose|draft(?! (?:an )?offer)|sing|translate|code|solve|calculate \d|summarize (?:the )?(?:news|internet))\b(?! (?:an )?offer)|\bweather\b|\bcapital of\b|\bpresident\b|\bwho won\b|\bsuper bowl\b|\bmeaning of life\b|\bbitcoin\b|\bcrypto\b|\bstocks?\b|\bhoroscope\b|\blottery\b|\bfavorite (?:color|food|movie)\b|\b\d+ ?[x*+-] ?\d+ ?(?:=|$)|\bi love you\b|\bmarry me\b|\bsports? score\b|\bpassword\b|\bapi keys?\b|\bsystem prompt\b|\binstructions\b(?! manual)|\bother (?:listings|homes|houses|properties|customers)\b|\b(?:your|the) (?:database|prompt|training data|source code)\b/,
  ],
];
