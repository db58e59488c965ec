/** A detail that a question may ask for, and how it's seen whether a text gives it. */
export type AskedDetail = {
  asks: RegExp;
  says: RegExp;
  /** Behind "but doesn't say"; `$it is` agrees with the thing, `$the is` with its name, `$1` is what the question names. */
  missing: string;
  /** Of the home as a whole: asked for by itself, no thing has to be named with it. */
  isOfHome?: true;
  /** Has to be said in the very clause of the thing: a marble backsplash tells nothing of the counters. */
  isOfThing?: true;
};

const figure =
  '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|single|double|both)';
const someYear = '\\b(?:1[6-9]|20)\\d\\d(?:s|\\b)|\\byears? (?:old|ago)\\b';
const fuels = '\\b(?:gas|wood|electric|ethanol|propane|pellet|induction)\\b';
const inclusion =
  /\b(?:includ\w*|convey\w*|stays?|staying|remains?|exclud\w+|comes? with|for (?:sale|purchase|rent)|deeded|extra|additional|own(?:ed)?|leased)\b/i;
const rental = /\b(?:rent\w*|leas(?:e[ds]?|ing)|sublet\w*|tenants?|investors?|airbnb|short[- ]term)\b/i;

/** The first that fits a question counts; narrow ones come before wide ones. */
export const askedDetails: readonly AskedDetail[] = [
  {
    asks: /\b(?:how many|two|2|three|3|both|multiple|second) (?:\w+ )?(?:cars?|vehicles?)\b|\bhow many (?:parking |garage )?(?:spots?|spaces?|stalls?)\b/,
    says: new RegExp(
      `\\b${figure}[- +]*(?:[\\p{L}-]+ ){0,2}(?:cars?|vehicles?|spaces?|spots?|stalls?|garages?|parking)\\b|\\btandem\\b`,
      'iu',
    ),
    missing: 'how many cars fit',
  },
  {
    asks: /\bhow much\b.*\b(?:other|another|second|extra|additional) (?:\w+ )?(?:spot|space|stall)\b/,
    says: /\$ ?\d/,
    missing: 'what another one costs',
  },
  {
    asks: /\b(?:spots?|spaces?|stalls?) in (?:the|that) (?:garage|lot)\b|\b(?:garage|parking) (?:spots?|spaces?|stalls?)\b.*\b(?:come|includ|get)\w*|\b(?:get|includ\w+|comes? with)\b.*\b(?:garage|parking) (?:spots?|spaces?)\b/,
    says: inclusion,
    missing: 'whether a space comes with the home',
  },
  {
    asks: /\bside[- ]by[- ]side\b|\btandem\b/,
    says: /\bside[- ]by[- ]side\b|\btandem\b/i,
    missing: 'whether the spaces are side by side',
  },
  {
    asks: /\b(?:weight|size|breed) (?:limit|restriction|cap)s?\b|\b(?:big|large|heavy) dogs?\b|\bpound (?:dog|lab)\b/,
    says: /\b(?:pounds?|lbs?|weight|breeds?|size|large|big|any)\b/i,
    missing: 'whether there’s a limit on size or breed',
  },
  {
    asks: /\b(?:cap|limit|restrictions?) on (?:rent|leas|tenant)\w*|\b(?:rental|leasing) (?:cap|limit|restriction)s?\b/,
    says: /\b(?:cap(?:ped)?|limit\w*|restrict\w*|percent|minimum)\b|%/i,
    missing: 'whether rentals are capped',
  },
  {
    asks: /\brent (?:it|this|that|the \w+) out\b|\bsublet|\bairbnb\b|\bshort[- ]term\b|\bget a tenant\b|\brentals? (?:allowed|permitted|ok)/,
    says: rental,
    missing: 'whether it may be rented out',
    isOfHome: true,
  },
  {
    asks: /\b(?:is|are) (?:anyone|anybody|someone|somebody|they) (?:currently )?renting\b|\brented out\b|\b(?:current )?tenants?\b/,
    says: rental,
    missing: 'whether it’s rented now',
    isOfHome: true,
  },
  {
    asks: /\b(?:burns?|burning)\b|\b(?:gas|wood|electric) or (?:gas|wood|electric)\b/,
    says: new RegExp(`${fuels}|\\b(?:decorative|non-?working|ornamental)\\b`, 'i'),
    missing: 'what $it burns',
  },
  {
    asks: /\b(?:actually|really|still) work|\bworking\b|\bfunctional\b|\bfor (?:looks|show)\b/,
    says: /\b(?:works?|working|functional|functioning|operational|decorative|non-?working)\b/i,
    missing: 'whether $it works',
  },
  {
    asks: /\bjust (?:ours|mine|for us|for me)\b|\bto (?:my|our)sel(?:f|ves)\b|\bprivate\b|\bshar(?:e|ed|ing)\b(?! (?:areas?|spaces?|halls?|hallways?))|\bneighbou?rs (?:use|have)\b|\bexclusive|\bcommon\b(?! (?:areas?|spaces?|halls?|hallways?))|\bother owners\b/,
    says: /\b(?:private|privately|shared?|exclusive\w*|common|communal|residents?|your own|assigned|deeded)\b|\bin[- ](?:unit|home)\b/i,
    missing: 'whether $it is private or shared',
  },
  {
    asks: /\b(?:brands?|makes?|manufacturers?|models?) (?:are|is|of)\b|\b(?:what|which) (?:\w+ )?(?:brands?|make|manufacturer)\b|^who (?:makes|made|manufactures)\b/,
    says: /(?<=[\p{Ll},] )\p{Lu}[\p{L}-]+/u,
    missing: 'which brand',
    isOfThing: true,
  },
  {
    asks: /\b(?:what|which) (?:kinds? of )?materials?\b|\bmade (?:of|from|out of)\b|\b(?:granite|quartz|marble|butcher block|laminate|formica)\b/,
    says: /\b(?:granite|quartz(?:ite)?|marble|stone|wood|concrete|laminate|soapstone|tile[ds]?|brick|steel|oak|walnut|maple|cedar|slate|corian|butcher[- ]block)\b/i,
    missing: 'what material',
    isOfThing: true,
  },
  {
    asks: /\b(?:what|which) colou?rs?\b/,
    says: /\b(?:white|black|gr[ae]y|blue|green|red|brown|beige|tan|cream|ivory|navy|yellow|charcoal|pale|dark|light)\b/i,
    missing: 'what color',
    isOfThing: true,
  },
  {
    asks: /\b(?:what|which) (?:bills?|utilities|services)\b|\b(?:covers?|covered|include[sd]?|pays? for)\b.*\b(?:hoa|fees?|dues|assessments?|maintenance|rent)\b|\b(?:hoa|fees?|dues|assessments?|maintenance|\$\d[\d,]*)\b.*\b(?:covers?|includes?|pays? for)\b/,
    says: /\b(?:includ\w+|cover\w*|pays?|paid)\b/i,
    missing: 'what the fee covers',
    isOfHome: true,
  },
  {
    asks: /\b(?:property |real estate )?tax(?:es)?\b/,
    says: /\btax(?:es)?\b/i,
    missing: 'what the property taxes are',
    isOfHome: true,
  },
  {
    asks: /\b(?:tenant|renter)s? pay\b|\bpay in rent\b|\brent (?:for|go for)\b|\bhow much (?:is the )?rent\b|\bwhat(?: is| would)? (?:the )?rent\b/,
    says: /\$ ?\d/,
    missing: 'what the rent is',
    isOfHome: true,
  },
  {
    asks: /\bwhen did (?:it|this|the \w+) go up\b|\bwhat year is\b|\b(?:building|house|home|place|condo) (?:go up|from|built|constructed)\b|\b(?:was|were) (?:it|this|the (?:building|house|home|place|condo)) (?:\w+ )?(?:built|constructed)\b|\byear built\b/,
    says: /\b1[6-9]\d\d\b|\bbuilt (?:in|circa)\b|\bcentury\b|\bconstruct(?:ed|ion)\b/i,
    missing: 'when it was built',
    isOfHome: true,
  },
  {
    asks: /\b(?:what|which) (?:floor|level|story) (?:is|are) (?:it|this|the (?:unit|apartment|condo|place))\b/,
    says: /\b(?:floor|level|story|penthouse|ground|garden|\d(?:st|nd|rd|th))\b/i,
    missing: 'which floor it’s on',
    isOfHome: true,
  },
  {
    asks: /\b(?:square (?:footage|feet)|sq\.? ?(?:ft|feet|footage)|how (?:big|large) is (?:it|this|the (?:home|house|place|unit|apartment|condo)))\b/,
    says: /\bsquare[- ]f(?:oo|ee)t|\bsq/i,
    missing: 'the square footage',
    isOfHome: true,
  },
  {
    asks: /\bhow (?:tall|high)\b|\bceiling heights?\b/,
    says: /\d[\d.]*[- +]*(?:foot|feet|ft|['’])|\b(?:eight|nine|ten|eleven|twelve|fourteen)[- ](?:foot|feet)/i,
    missing: 'how high $it is',
  },
  {
    asks: /\bhow wide\b|\bwidth\b/,
    says: /\bwide\b|\bwidth\b|\d['’]?(?: by | ?x ?)\d/i,
    missing: 'how wide $it is',
  },
  {
    asks: /\bhow (?:big|large|long is|deep|spacious|small)\b|\bdimensions?\b|\bmeasurements?\b|\bsizes?\b|\bsquare f/,
    says: /\d[\d,.]*[- ]?(?:square|sq|feet|foot|ft|x|by|acres?|['’"])|\d['’]? ?x ?\d/i,
    missing: 'how big $it is',
  },
  {
    asks: /\bhow much (?:storage|space|room|land|closet)\b|\b(?:storage|space|room|land)\b.*\bhow much\b/,
    says: /\d/,
    missing: 'how much there is',
  },
  {
    asks: /\bhow many ([a-z][\w-]*(?: (?!are|is|does|do|can|will|in|on|of|per|fit|have|has|the|there|come|would|could|should|must|at|a|an|with|for|to|from|i|we|you|it|they|were|was|did|just)[\w-]+)?)/,
    says: new RegExp(`\\b${figure}\\b`, 'i'),
    missing: 'how many $1',
  },
  {
    asks: /\bwhat year\b/,
    says: new RegExp(`${someYear}|\\boriginal\\b`, 'i'),
    missing: 'the year',
  },
  {
    asks: /\bhow (?:old|new)\b|\bwhen (?:was|were|did|has|have)\b|\blast (?:re\w+|updated|serviced)\b|\bhow long ago\b/,
    says: new RegExp(`${someYear}|\\b(?:brand[- ])?new(?:er|ly)?\\b|\\boriginal\\b|\\brecent`, 'i'),
    missing: 'how old $it is',
  },
  {
    asks: /\bhow much\b(?! (?:space|room|storage|land|light|time|notice|noise|of))|\bcosts?\b|\bprice of\b|\bwhat (?:is|are) (?:the )?(?:\w+ )?(?:fees?|dues|rates?|charges?)\b/,
    says: /\$ ?\d|\bfree\b|\bincluded\b/i,
    missing: 'what $it costs',
  },
  {
    asks: /\bhow (?:far|close|near)\b|\bhow many (?:minutes|miles|blocks)\b|\bhow long (?:is the|does it take)\b/,
    says: /\b(?:minutes?|miles?|blocks?|steps|across|next door|around the corner|feet)\b/i,
    missing: 'how far $it is',
  },
  {
    asks: /\b(?:do|does|will|would|is|are)\b.*\b(?:stay|stays|convey|conveys|included|come with|comes with|part of the sale)\b|\bdo i get (?:an?|the|my|any|one)\b|\bdoes a\b.*\bcome with\b/,
    says: inclusion,
    missing: 'whether $the is included',
  },
  {
    asks: /\b(?:which|what) (?:way|direction)s?\b|\bdirection\b|\bfac(?:e|es|ing)\b|\bexposures?\b/,
    says: /\b(?:north|south|east|west)\w*\b/i,
    missing: 'which way it faces',
    isOfHome: true,
  },
  {
    asks: /\b(?:pets?|dogs?|cats?)\b.*\b(?:allowed|ok(?:ay)?|welcome|permitted|friendly)\b|\b(?:bring|have|keep) (?:my|our|an?|two) (?:\w+ )?(?:dogs?|cats?|pets?)\b/,
    says: /\b(?:pets?|dogs?|cats?|animals?)\b/i,
    missing: 'whether pets are allowed',
    isOfHome: true,
  },
  {
    asks: /\b(?:which|what) (?:floor|level|story)\b|\bbasement\b|\bupstairs\b|\bdownstairs\b/,
    says: /\b(?:floor|level|story|basement|cellar|upstairs|downstairs)\b/i,
    missing: 'which floor $it is on',
  },
  {
    asks: /\b(?:replaced|updated|renovated|remodeled|redone|new|newer|upgraded)\b/,
    says: new RegExp(
      `${someYear}|\\b(?:new(?:er|ly)?|updated?|renovat\\w+|remodel\\w+|replaced|redone|upgraded|recent\\w*|refinished|original)\\b`,
      'i',
    ),
    missing: 'whether $it is new',
  },
];
