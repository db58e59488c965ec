/** Contact details: the page has its own. */
const contact = [
  /https?:|www\.|\b[\w.-]+@[\w-]+\.\w|\b[\w-]{2,}\.(?:com|net|org|info|biz|io|us|link|site)\b/i,
  /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}\b|\b\d{3}[-.]\d{4}\b|\b\d{10}\b/,
  /\b(?:[Cc]all|[Tt]ext|[Pp]hone|[Rr]ing|[Dd]ial|[Ww]hatsapp) (?:\(?\d|[A-Z][a-z]+\b)|\b[Aa]sk for \p{L}+[.!]?$/u,
  /\b(?:call|text|phone|e-?mail|message|contact|reach out|get in touch|inquire|ask for)\b(?! of| it\b| home| box| center| button)[^.]{0,50}\b(?:me|us|today|now|agents?|brokers?|realtor|office|team|details|information|info|appointment|list|showings?|tour|viewing|questions)\b/i,
  /\b(?:schedule|book|arrange|request) (?:your|an?|the|for|in)\b[^.]{0,40}\b(?:showings?|tours?|viewings?|visits?|appointments?)\b/i,
  /(?:^|\s)[@#][a-z]\w+/i,
];

/** How and when it's shown, and who may bring an offer: notes between agents, or news that is outdated tomorrow. */
const showing = [
  /\bby appointment\b|\bappointments? (?:only|required|in advance|is required|are required)\b|\b(?:make|need|have) an appointment\b/i,
  /\bopen houses?\b/i,
  /\b(?:all |first |public |private )?showings? (?:are|is|begin|start|will|only|allowed|to be|by|available)\b|\beasy to show\b|\bno showings?\b|\bshown by\b/i,
  /\b(?:lock ?box|supra|sentrilock|gate code|door code|showing ?time|hours?['’]? notice|show(?:ing)? instructions)\b/i,
  /\b(?:highest (?:and|&) best|best (?:and|&) final|multiple offers|offer deadline|offers? (?:due|reviewed|will be|are due|accepted until|received)|submit (?:all )?offers|bring (?:all |your )?offers?)\b/i,
  /\b(?:commission|co-?broke|buyer['’]?s['’]? (?:agent|broker)|agent remarks|agents?:|brokers? (?:please|must|to|remarks)|agents? (?:please|must|to verify)|proof of funds|pre-?approv(?:al|ed)|pre-?qualif\w+|earnest money)\b/i,
  /\b(?:deemed reliable|not guaranteed|to verify|please verify|independently verif\w+|equal housing|all rights reserved|copyright|mls ?#)\b/i,
  /\b(?:click|see|watch|view|check out|follow)\b[^.]{0,30}\b(?:link|video|3d|virtual tour|matterport|walk-?through|attach(?:ed|ment)|supplements?|floor ?plans? (?:attached|below))\b/i,
];

const news =
  /^\W*(?:contract (?:out|signed|pending)|back on (?:the )?market|price (?:reduced|reduction|drop\w*|improve\w*|cut|adjust\w*|change)|just (?:listed|reduced)|new price|newly priced|new (?:to (?:the )?market|listing)|coming soon|accepted offer|offer accepted|under contract|in contract)\b[^.!]{0,40}[.!–—-]*$/i;

export const notForBuyers: readonly RegExp[] = [...contact, ...showing, news];

const praise =
  "(?:(?:one of )?(?:the |an? )?(?:city['’]s |area['’]s )?(?:most )?(?:good|great|best|top|excellent|elite|award[- ]?winning|blue[- ]ribbon|highly[- ](?:rated|ranked|regarded|acclaimed|sought[- ]after)|desirable|sought[- ]after|acclaimed|premier|coveted|exemplary)[- ](?:rated |ranked |tier |performing )?)";
/** A school's quality steers people toward or away from a neighborhood; its name is fine. */
export const schoolPraise = new RegExp(
  `\\b(?:the )?${praise}(?=(?:and |, )?(?:[\\p{Lu}][\\p{L}.'’]+ |PS \\d+ |public |private |local |nearby |neighborhood |charter |magnet ){0,4}(?:schools?|elementary|academy|academies|ISD)\\b)`,
  'giu',
);
export const schoolsRated =
  /\bschools?\b[^.]{0,30}\b(?:rated|rating|ranked|awards?|excellent|top|best)\b|\b(?:rated|ranked|best|top|excellent|great|elite)\b[^.,]{0,30}\bschools?\b/i;
