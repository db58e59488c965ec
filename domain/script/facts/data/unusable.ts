/** Ways to reach someone or something. */
export const contactSigns: RegExp[] = [
  /https?:|www\.|\b[\w.-]+@[\w-]+|\b[\w-]{2,}\.(?:com|net|org|info|biz|io|co|us|xyz|example|app|dev|me|ai|link|site|online|shop|tv|gov|edu|ly)\b/i,
  /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}|\b\d{10}\b|\b555-\d{4}\b/,
  /\b(?:call|text|phone|ring|dm|e-?mail|whatsapp|message|contact|reach out|get in touch|inquire|schedule|book|arrange)\b(?! of| for a| it\b| home| box| center| button)[^.]{0,40}\b(?:me|us|today|now|agent|broker|realtor|office|team|showings?|tours?|appointment|details|information|info|viewing|visit|private|list)\b/i,
  /@\w+|#\w*[a-z]\w*/i,
  /\b(?:call|text|e-?mail|message|contact|ask for) [A-Z][a-z]+\b/,
  /\b(?:easy to show|gate code|door code|by appointment|shown by|key (?:box|at)|showings?|hours?['’]? notice|notice (?:required|needed|to show)|tenant[- ]occupied)\b/i,
  /\b(?:dogs?|cats?|pets?|animals?|owners?|sellers?|tenants?) (?:is |are |will be )?(?:on[- ]site|on (?:the )?premises|at home|in (?:the )?home)\b/i,
  /\bdot com\b|\bat gmail\b|\bslash\b/i,
];

/** Sales talk, notes between agents and small print. */
export const salesSigns: RegExp[] = [
  /\b(?:won't last|will not last|don't miss|do not miss|act (?:fast|now)|hurry|priced to (?:sell|move)|motivated seller|bring (?:all |your )?offers?|make an offer|highest and best|multiple offers|offers? (?:due|deadline|reviewed|will be)|best and final|must[- ]see|a must see|see it to believe|rare (?:opportunity|find|gem|chance)|once in a lifetime|opportunity (?:knocks|awaits)|hidden gem|diamond in the rough|dream (?:home|come true)|forever home|look no further|welcome home|welcome to|call (?:it )?home|your (?:new|next|future) home|has it all|checks (?:all|every)|you(?:'ll| will) (?:love|fall)|fall in love|come (?:and )?(?:see|take|home|tour|visit|check|experience|fall|live|explore|enjoy)|see for yourself|this is the one|what are you waiting|live your best|lap of luxury|investor|investment (?:opportunity|potential)|flip|equity|appreciat(?:e|ion|ing)|below (?:market|appraisal)|steal|bargain|best value|great value|instant)\b/i,
  /\b(?:commission|buyer'?s agent|co-?broke|lock ?box|sentrilock|supra|showing ?time|showing instructions|agent remarks|agents?:|agents? (?:to|must|please|note)|broker remarks|buyers? (?:to|and buyer'?s agent|should|must|agent)|verify|deemed reliable|not guaranteed|information is|seller (?:is|are|reserves|prefers|requests|wants|will consider)|listing agent|proof of funds|pre-?approv|pre-?qualif|earnest money|escrow|title company|sold as[- ]is|cash only|equal housing|all rights|copyright|virtually staged|virtual staging|photos?\b|pictures?\b|3d tour|virtual tour|video tour|matterport|floor ?plan(?:s)? (?:attached|available)|see (?:attached|supplement|documents|remarks|photos)|mls ?#|parcel (?:id|number|#)|apn\b|tax id|lot \d+ block)\b/i,
  /\bopen houses?\b/i,
  /\bcomp(?:s|arables?)\b|\bcompare[sd]? (?:to |with )?\S*\d|\b(?:unit|home|house|neighbor|one|\d+\w?),? sold (?:last|in|for|at)\b|\bsold (?:last|in) [^.]{0,30}\bfor \$/i,
  /\b(?:lorem|ipsum|dolor sit)\b|\b(?:coming soon|description (?:not|un)available|no description|to be (?:announced|determined|added)|tbd|tba|n\/a)\b/i,
  /\b(?:payments? (?:from|of)|est\. payment|down payment|per cent down|% down|interest rate|mortgage|rate buy|lender|lending|financing available|va loan|fha|closing costs?|incentives?)\b/i,
  /\b(?:i|we|i'm|we're|we've|i've|my|our|ours|us|let's)\b/i,
];

/** Claims about people, safety, school quality or investment growth that no voice should repeat. */
export const unsuitableSigns: RegExp[] = [
  /\b(?:famil(?:y|ies)(?! room)|kids?|children|couples?|retire\w*|seniors?|bachelor\w*|newlyweds?|empty[- ]nesters?|students?|professionals?|executives?|singles?(?![- ](?:family|level|story|car|stall|bay|owner|pane|hung|floor|sink|vanity))|young|mature (?!(?:\w+ )?tree|land|oak|maple|garden|pine|palm|fruit|shrub|plant|growth|hedge))\b/i,
  /\b(?:safe(?! room)|safest|safety|crime|secure (?:neighbou?rhood|community|area))\b/i,
  /\b(?:top|best|highly|great|excellent|award|blue[- ]ribbon|rated|ranked|sought)[- ]?(?:\w+ ){0,3}schools?\b|\bschools?\b[^.]{0,30}\b(?:rated|rating|ranked|award|excellent|top)\b/i,
  /\b(?:church|synagogue|temple|mosque|parish|chapel|religio\w*|christian|jewish|muslim|catholic|hispanic|latino|asian|white neighborhood|black neighborhood|integrated)\b/i,
  /\b(?:appreciat\w+ (?:in value|area|market)|sure to (?:rise|grow)|guaranteed?)\b/i,
];
