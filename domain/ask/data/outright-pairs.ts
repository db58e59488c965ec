/** A way of asking, and what settles it: the words that open the answer, how a listing states it, and what is told with it. */
export type OutrightPair = {
  asked: RegExp;
  /** Two sides that are both stated leave it open; so does a side without a lead. */
  said: readonly (readonly [lead: string, stated: RegExp, beside?: RegExp])[];
};

const spaces = '(?:parking|garage|carport|spots?|spaces?|stalls?|cars?)';
const sideBySide = new RegExp(
  `\\bside[- ]by[- ]side\\b[^.;]{0,30}\\b${spaces}|\\b${spaces}\\b[^.;]{0,30}\\bside[- ]by[- ]side\\b`,
  'i',
);
const tandem = new RegExp(`\\btandem\\b[^.;]{0,30}\\b${spaces}|\\b${spaces}\\b[^.;]{0,30}\\btandem\\b`, 'i');

const place = '(?:unit|apartment|residence|condo(?:minium)?|home|co-op|loft|penthouse|studio|duplex|tier)';
const corner = new RegExp(
  `\\bcorner[- ](?:(?!bed|bath|living|kitchen|dining|primary|suite|of|lot|and|with)[\\w-]+[ -]){0,3}?${place}\\b|\\bcorner (?:one|two|three|four|five|\\d)[- ]bed`,
  'i',
);

const attached = /\battached (?:[\w-]+ ){0,3}garage|\bgarage(?: is|,)? attached\b|^parking: .*\battached\b/i;
const detached = /\bdetached (?:[\w-]+ ){0,3}garage|\bgarage(?: is|,)? detached\b|^parking: .*\bdetached\b/i;

const gasStove = /\bgas (?:[\w-]+ ){0,3}?(?:range|stove|cook ?top|oven|cooking)\b/i;
const electricStove = /\b(?:electric|induction) (?:[\w-]+ ){0,2}?(?:range|stove|cook ?top|oven|cooking)\b/i;
const dualFuel = /\bdual[- ]fuel\b/i;
const woodFire = /\bwood[- ]?burning (?:[\w-]+ ){0,2}?fireplaces?\b|\bfireplaces?\b[^.;,]{0,15}\bwood\b/i;
const otherFire = /\b(?:gas|electric|ethanol)(?:[- ]burning)? (?:[\w-]+ ){0,2}?fireplaces?\b/i;
const unlitFire =
  /\b(?:decorative|non-?working|ornamental|non-?functional|faux|sealed) (?:[\w-]+ ){0,2}?fireplaces?\b/i;

const included =
  /\b(?:parking|garage|carport|spots?|spaces?|stalls?)\b(?:(?!\bnot\b)[^.;$]){0,40}\bincluded\b|\bincluded (?:[\w-]+ ){0,4}?(?:parking|garage|carport)\b|\b(?:comes with|includes) (?:[\w-]+ ){0,4}?(?:parking|garage (?:space|spot))\b/i;
const extra =
  /\b(?:parking|garage|spots?|spaces?|stalls?)\b[^.;]{0,50}\b(?:for (?:an )?(?:additional|extra)\b|(?:for|to) (?:purchase|sale|rent|lease|buy)\b|(?:is|are|at) (?:extra|additional)\b|(?:additional|extra) (?:cost|fee|charge)\b|not included\b)/i;

const secondForSale =
  /\b(?:second|2nd|other|another|additional) (?:[\w-]+ ){0,2}?(?:spaces?|spots?|stalls?|parking)\b[^.;]{0,40}\b(?:for (?:purchase|sale|rent|lease)|to (?:purchase|buy|rent|lease)|(?:for|at) (?:an )?(?:extra|additional))\b/i;
const bothIncluded =
  /\b(?:two|2|both) (?:[\w-]+ ){0,4}?(?:parking|garage|spaces|spots|stalls)\b[^.;$]{0,40}\bincluded\b|\binclud\w+ (?:[\w-]+ ){0,3}?(?:two|2|both) (?:[\w-]+ ){0,3}?(?:parking|garage|car)\b/i;

const inUnit =
  /\bin[- ](?:unit|home|residence|apartment) (?:[\w-]+ ){0,2}?(?:laundry|washer)|\b(?:laundry|washer ?(?:\/|and|&) ?dryer)[^.;,]{0,20}\bin[- ](?:the )?(?:unit|residence|apartment)\b/i;
const sharedLaundry = /\b(?:shared|common|communal|coin)[- ](?:[\w-]+ ){0,2}?laundry\b/i;
const basementLaundry =
  /\blaundry(?: (?:room|area|facilit\w+))?(?: is| are)?(?: located)? (?:in|on) the (?:basement|lower level|cellar)\b|\b(?:basement|lower[- ]level) laundry\b/i;
const level = '(?:main|first|second|third|fourth|fifth|upper|bedroom|top|parlor|\\d(?:st|nd|rd|th))';
const upperLaundry = new RegExp(
  `\\blaundry(?: (?:room|area|closet|facilit\\w+))?\\b[^.;,]{0,40}\\bon the ${level}[- ](?:floor|level)\\b|\\b${level}[- ](?:floor|level) laundry\\b`,
  'i',
);

const vacant =
  /(?<!\b(?:can|could|may|might) be )\bdelivered vacant\b|\bvacant (?:at|upon|on) (?:closing|possession|delivery)\b|\b(?:home|house|unit|apartment|property|building) is (?:currently |now )?vacant\b/i;
const canBeVacant = /\b(?:can|could|may|might) be delivered vacant\b/i;
const tenanted =
  /\btenants? (?:is |are )?(?:currently )?in place\b|\btenant[- ]occupied\b|\b(?:currently|now) (?:leased|rented|tenanted)\b|\b(?:leased|rented) (?:through|until|thru|till)\b|\bsold with (?:the |a )?(?:current |existing )?tenants?\b/i;
const allOwners = /\b(?:all|100 ?%|fully|entirely) (?:are )?owner[- ]occupied\b/i;

const mayRent =
  /\binvestors?[- ](?:are )?(?:welcome|friendly)\b|\brentals? (?:are |is )?(?:allowed|ok|permitted|welcome)\b|\bno rental restrictions\b|\bunlimited (?:rentals|subletting)\b/i;
/** Leave with a condition is no plain yes. */
const mayRentIf =
  /\b(?:rentals?|sublet\w*|leas(?:es?|ing))\b[^.;]{0,50}\b(?:after|years?|months?|minimum|limit\w*|cap\w*|approval|%|percent|wait\w*|short[- ]term)\b|\bno short[- ]term\b/i;
const mustLiveThere =
  /\b(?:buyers?|owners?|purchasers?) must (?:occupy|live in)\b|\bmust be (?:owner[- ]occupied|(?:used as )?(?:the |a |your )?(?:buyer['’]s )?(?:primary|principal) residence)\b|\bowner[- ]occupan(?:ts?|cy) (?:only|required|is required)\b|\bno (?:rentals|investors|leasing|subletting)\b/i;
const shortTerm = /\bshort[- ]term (?:rentals? )?(?:are |is )?(?:allowed|permitted|ok|welcome)\b/i;
const noShortTerm =
  /\bno (?:short[- ]term|airbnb)\b|\bshort[- ]term rentals? (?:are |is )?(?:not|prohibited)\b/i;

const noOtherHome =
  /\b(?:can ?not|can['’]t|may not|must not) (?:currently )?own (?:any )?(?:other|another)\b/i;

const noBoard =
  /\bno (?:co-?op )?board (?:approval|interview|package)\b|\bboard approval (?:is )?not (?:required|needed)\b/i;
const needsBoard =
  /\b(?:subject to|requires?|pending) (?:[\w-]+ ){0,2}?board approval\b|\bboard approval (?:is )?required\b/i;

const legalOf = (count: string) =>
  new RegExp(`\\blegal (?:${count})[- ]?(?:family|units?|flat|dwelling)\\b`, 'i');
const legalPart =
  /\blegal(?:ly permitted)? (?:[\w-]+ ){0,3}?(?:unit|apartment|suite|adu|in-law|rental|cottage)\b|\bpermitted adu\b/i;
const notLegal = /\bnot (?:a )?legal\b|\bnon-?conforming\b|\billegal\b|\bunpermitted\b/i;

const clock = '(?:around the clock|24[- /]?(?:hours?|7)|twenty[- ]four hours?|overnight|all night|at night)';
const desk = '(?:door ?man|doorm[ae]n|front (?:door|desk)|concierge|door|staff\\w*|security|attended)';

const outside = '(?:deck|terrace|patio|balcony|porch|garden|yard|backyard|roof ?deck)';
const sleepingRoom =
  "(?:(?:primary|main|owner[’']?s|master) (?:bed ?room )?(?:suite|bed ?room)|bed ?room suite)";
/** "Primary suite with deck access", "the main bedroom opens to the terrace" */
const suiteToOutside = new RegExp(
  `\\b${sleepingRoom}\\b[^.;,]{0,50}\\b(?:${outside} access|(?:access|opens?|leads?|doors?|walks? out|steps? out)[^.;,]{0,12} (?:on)?to (?:an? |the |its |your )?(?:[\\w-]+ ){0,3}?${outside})\\b`,
  'i',
);

const ownOnly =
  /\bone of (?:only |just )?(?:a few|two|three|four|five|six|seven|eight|nine|ten|\d+)(?: \w+)? (?:units|residences|homes|apartments|condos) (?:with|featuring|that|offering|to have)\b/i;

export const outrightPairs: readonly OutrightPair[] = [
  {
    asked: new RegExp(
      `^(?:so )?(?:can|could) (?:you|i|we) (?:get|go|step|walk) (?:right |straight )?(?:out )?(?:on)?to the ${outside} from the (?:main|primary|master|owner's) (?:bed ?room|suite)$|^does the (?:main|primary|master) (?:bed ?room|suite) (?:open|lead|have access) (?:out )?(?:on)?to (?:the|a) ${outside}$`,
    ),
    said: [['Yes', suiteToOutside]],
  },
  {
    asked:
      /^(?:so )?(?:do|does|have) (?:all|every|each)(?: of)?(?: the)? (?:other )?(?:units?|condos?|apartments?|homes|residences)\b.*\b(?:balcon(?:y|ies)|terraces?|fireplaces?|parking|outdoor space|decks?|patios?)\b.*\bor\b.*\b(?:some|a few|certain|this one)\b/,
    said: [['Only some', ownOnly]],
  },
  {
    asked: /\b(?:tandem|side[- ]by[- ]side)\b.*\bor\b.*\b(?:tandem|side[- ]by[- ]side)\b/,
    said: [
      ['Side by side', sideBySide],
      ['Tandem', tandem],
    ],
  },
  {
    asked: /\b(?:park|spots?|spaces?|garage|cars?|stalls?)\w*\b.*\bside[- ]by[- ]side\b/,
    said: [
      ['Yes', sideBySide],
      ['No', tandem],
    ],
  },
  {
    asked:
      /\b(?:park|spots?|spaces?|garage|cars?|stalls?)\w*\b.*\btandem\b|\btandem (?:park|spots?|spaces?|garage)/,
    said: [
      ['Yes', tandem],
      ['No', sideBySide],
    ],
  },
  {
    asked:
      /^(?:so )?is (?:it|this|this one|the (?:unit|apartment|condo|home|loft)) (?:an? |on the )?corner(?: (?:unit|apartment|one|home|condo|loft))?$/,
    said: [['Yes', corner]],
  },
  {
    asked:
      /\bin the middle\b.*\bboth sides\b|\b(?:is (?:it|this)|is this one) an? (?:interior|middle|inside|line) (?:unit|apartment|one)\b|\bunits? on both sides\b/,
    said: [['No', corner]],
  },
  {
    asked: new RegExp(
      `^(?:so )?(?:is|are|do|does|will)\\b.*(?:\\b${desk}\\b.*\\b${clock}|\\b${clock}.*\\b${desk}\\b)`,
    ),
    said: [
      [
        'Yes',
        /\b24[- ]?(?:hours?|\/7)[^.;,]{0,30}\b(?:door\w*|concierge|desk|staff\w*|security|attend\w*)|\b(?:door ?m[ae]n|concierge|desk|staff|security)\b[^.;,]{0,15}\b24\b/i,
      ],
      [
        'No',
        /\bpart[- ]time (?:doorman|concierge|front desk|attended lobby|door ?staff)\b|\bvirtual (?:doorman|concierge)\b/i,
      ],
    ],
  },
  {
    asked:
      /^(?:so )?is the garage attached or (?:is it )?detached$|^(?:so )?is the garage detached or (?:is it )?attached$/,
    said: [
      ['Attached', attached],
      ['Detached', detached],
    ],
  },
  {
    asked:
      /^(?:so )?is the garage attached(?: to (?:it|the (?:house|home|unit)))?$|^(?:is there |does it have )?an attached garage$/,
    said: [
      ['Yes', attached],
      ['No', detached],
    ],
  },
  {
    asked:
      /^(?:so )?is the garage detached(?: from (?:it|the (?:house|home)))?$|^(?:is there |does it have )?a detached garage$/,
    said: [
      ['Yes', detached],
      ['No', attached],
    ],
  },
  {
    asked:
      /^(?:so )?is (?:the |it )?(?:a )?(?:basement|lower level|cellar) (?:un)?finished(?:,? or (?:is it )?(?:un)?finished)?$/,
    said: [
      [
        '',
        /\b(?:fully |partially |recently )?finished (?:[\w-]+ )?(?:basement|lower level|cellar)|\b(?:basement|lower level|cellar) (?:is )?(?:\w+ )?finished\b/i,
      ],
      [
        'It’s unfinished',
        /\bunfinished (?:[\w-]+ )?(?:basement|lower level|cellar)\b|\b(?:basement|lower level|cellar)\b[^.;,]{0,15}\bunfinished\b/i,
      ],
    ],
  },
  {
    asked:
      /^(?:so )?is (?:it|the (?:stove|range|cook ?top|oven|cooking)|cooking)(?: a)? (?:gas or electric|electric or gas)(?: (?:stove|cooking|range|cook ?top))?$|^(?:gas or electric|electric or gas) (?:stove|range|cooking|cook ?top|oven)$|^(?:gas|electric) (?:stove|range|cook ?top|oven) or (?:gas|electric)$/,
    said: [
      ['Gas', gasStove],
      ['Electric', electricStove],
      ['', dualFuel],
    ],
  },
  {
    asked: /^(?:so )?is the (?:stove|range|cook ?top|oven|cooking) (?:an? )?electric(?: one)?$/,
    said: [
      ['Yes', electricStove],
      ['No', gasStove],
      ['', dualFuel],
    ],
  },
  {
    asked:
      /^(?:so )?is (?:the|it a) (?:(?:stove|range|cook ?top|oven|cooking) (?:a )?gas|gas (?:stove|range|cook ?top|oven))$|^(?:is there |does it have )an? gas (?:stove|range|cook ?top|oven)$/,
    said: [
      ['Yes', gasStove],
      ['No', electricStove],
      ['', dualFuel],
    ],
  },
  {
    asked:
      /^(?:so )?is the fireplace (?:a )?(?:(?:real )?wood(?:[- ]burning)?)(?: one)?$|^(?:can|could) (?:i|we|you) burn (?:real )?(?:wood|logs) in (?:the|that) fireplace$|^does the fireplace burn (?:real )?wood$/,
    said: [
      ['Yes', woodFire],
      ['No', otherFire],
      ['', unlitFire],
    ],
  },
  {
    asked: /^(?:so )?is the fireplace (?:a )?gas(?: one)?$/,
    said: [
      ['Yes', /\bgas(?:[- ]burning)? (?:[\w-]+ ){0,2}?fireplaces?\b/i],
      ['No', woodFire],
    ],
  },
  {
    asked: /\bboth\b.*\b(?:spaces|spots|stalls)\b.*\b(?:come|comes|included?|convey|part of)\b/,
    said: [
      [
        'No',
        secondForSale,
        /\b(?:one|1|a|first) (?:[\w-]+ ){0,3}?(?:spaces?|spots?|stalls?|parking)\b[^.;$]{0,30}\bincluded\b/i,
      ],
      ['Yes', bothIncluded],
    ],
  },
  {
    asked:
      /\b(?:second|2nd|other|extra)\b.*\b(?:spaces?|spots?|stalls?)\b.*\b(?:included?|comes? with|part of)\b/,
    said: [
      ['No', secondForSale],
      ['Yes', bothIncluded],
    ],
  },
  {
    asked:
      /^(?:so )?is the (?:doorman|concierge|front desk)(?: there)? full[- ]time$|^(?:is there |does it have )?a full[- ]time doorman$/,
    said: [
      ['Yes', /\bfull[- ]time (?:doorm[ae]n|concierge|front desk)\b/i],
      ['No', /\bpart[- ]time (?:doorm[ae]n|concierge|front desk)\b/i],
    ],
  },
  {
    asked:
      /^(?:so )?(?:are|is) (?:all|most|many|the)(?: of)?(?: the)? (?:other )?(?:units?|building|condos?|apartments?|owners?) (?:mostly |all )?owner[- ]occupied$/,
    said: [['Yes', allOwners]],
  },
  {
    asked:
      /\b(?:parking|garage|spots?|spaces?|carport)\b.*\b(?:included?|comes? with|come with it)\b.*\bor\b.*\b(?:extra|pay|separate\w*|additional|cost)\b/,
    said: [
      ['It’s included', included],
      ['It costs extra', extra],
    ],
  },
  {
    asked:
      /^(?:so )?(?:do|would|will) (?:i|we) (?:have to |need to )?pay (?:extra |more |separately )?(?:for|to get) (?:the |a |my )?(?:parking|garage)(?: (?:space|spot))?$|^(?:is|does) (?:the )?(?:parking|garage)(?: (?:space|spot))? (?:cost )?extra$/,
    said: [
      ['No', included],
      ['Yes', extra],
    ],
  },
  {
    asked:
      /^(?:so )?is (?:the )?laundry (?:room )?in (?:the |my )?(?:unit|apartment|building|basement|home),? or (?:is it )?(?:in )?(?:the |a )?(?:unit|apartment|basement|building|common area|shared)\b/,
    said: [
      ['In the unit', inUnit],
      ['In the basement', basementLaundry],
      ['It’s shared', sharedLaundry],
    ],
  },
  {
    asked:
      /^(?:so )?(?:is there|are there|does it have) (?:an? )?(?:washer(?: and |\/| )dryer|laundry|washer)(?: (?:spot|space|area|room|closet)) (?:in|inside)(?: of)? (?:the|my) (?:unit|apartment|condo)$/,
    said: [
      ['Yes', inUnit],
      ['', /\bhook-?ups?\b|\binstall\w*\b[^.;]{0,20}\bwasher\b/i],
    ],
  },
  {
    asked: /\bshar(?:e|ed|ing)\b.*\blaundry\b|\b(?:laundry|washer)\b.*\bshared\b/,
    said: [
      ['No', inUnit],
      ['Yes', sharedLaundry],
    ],
  },
  {
    asked:
      /^(?:so )?(?:do (?:i|we) (?:have to |need to )?|is )(?!.*\bor\b)(?:(?:haul|carry|take|bring|lug|do) )?(?:the |my |our )?laundry (?:down )?(?:to|in) the basement$/,
    said: [
      ['No', inUnit],
      ['No', upperLaundry],
      ['Yes', basementLaundry],
    ],
  },
  {
    asked:
      /\b(?:delivered|sold|handed over|come|be)\b.*\b(?:vacant|empty|unoccupied)\b|^is (?:it|the (?:unit|home|house|apartment|place)) (?:vacant|empty|unoccupied)(?: now)?$/,
    said: [
      ['Yes', vacant],
      ['It can be', canBeVacant],
      ['No', tenanted],
    ],
  },
  {
    asked:
      /^(?!.*\b(?:garden|guest|downstairs|upstairs|lower|upper|basement|rental|other|which|units|each|floor|coach|carriage)\b)(?:so )?(?:is|are|does|will)\b.*\b(?:tenants?|(?:rented|leased)(?: out)?(?: right now| now| at the moment)?$|(?:someone|anyone|anybody) (?:living|renting))/,
    said: [
      ['Yes', tenanted],
      ['No', vacant],
      ['', canBeVacant],
    ],
  },
  {
    asked:
      /^(?:so )?are (?:any|some|the|all)\b.*\b(?:other )?(?:units?|condos?|apartments?)\b.*\b(?:rented|leased|rentals|tenants?)(?: out)?(?: right now| now)?$/,
    said: [['No', allOwners]],
  },
  {
    asked:
      /^(?:so )?(?:is there|does (?:it|the building) have|has it got) an? (?:elevator|lift)(?: in the building| there)?$/,
    said: [
      ['', /\b(?:elevators?|lift)\b/i],
      ['No', /\bwalk-?up\b/i],
    ],
  },
  {
    asked:
      /\b(?:carry|carrying|haul|hauling|lug|lugging)\b.*\bstairs\b|^(?:so )?is (?:it|this) a walk-?up(?: building)?$/,
    said: [
      ['Yes', /(?<!\b(?:first|ground|garden|parlor|1st)[- ]floor )\bwalk-?up\b/i],
      ['No', /\belevator(?:ed)? building\b/i],
    ],
  },
  {
    asked: /\b(?:airbnb|vrbo|short[- ]term)\b/,
    said: [
      ['No', mustLiveThere],
      ['No', noShortTerm],
      ['Yes', shortTerm],
    ],
  },
  {
    asked:
      /^(?!.*\b(?:part|room|garden|basement|guest|unit downstairs|how much|how long|how soon|right away|immediately|first year)\b)(?=.*\b(?:rent (?:it|this|the (?:unit|place|condo|apartment|home))(?: out)?|rent out|as an investment|get a tenant|lease it out|rentals? (?:allowed|permitted)|investors? (?:allowed|permitted|ok))\b)(?:so |if .{3,60} )?(?:can|could|may|is|are|do|does|would)\b|^if .{3,60}\bcould (?:i|we) keep it and (?:get a tenant|rent it)/,
    said: [
      ['Yes', mayRent],
      ['No', mustLiveThere],
      ['', mayRentIf],
    ],
  },
  {
    asked:
      /\b(?:own|have)\b.*\b(?:another|other|a second|already)\b.*\b(?:homes?|house|condo|property|place|apartment|real estate)\b/,
    said: [['No', noOtherHome]],
  },
  {
    asked: /\b(?:need|require\w*|have to|is there|subject to)\b.*\bboard\b/,
    said: [
      ['No', noBoard],
      ['Yes', needsBoard],
    ],
  },
  {
    asked:
      /^(?:so )?is (?:it|this|the (?:house|home|building|property)) (?:an? )?(?:really )?legal(?:ly an?)? (?:two|2)[- ]?(?:family|units?|flat)(?: (?:home|house|building))?$/,
    said: [
      ['Yes', legalOf('two|2')],
      ['No', legalOf('one|1|single|three|3|four|4')],
    ],
  },
  {
    asked:
      /^(?:so )?is (?:it|this|the (?:house|home|building|property)) (?:an? )?(?:really )?legal(?:ly an?)? (?:three|3)[- ]?(?:family|units?|flat)(?: (?:home|house|building))?$/,
    said: [
      ['Yes', legalOf('three|3')],
      ['No', legalOf('one|1|single|two|2|four|4')],
    ],
  },
  {
    asked:
      /^(?:so )?is the (?:[\w-]+ ){0,3}?(?:unit|apartment|suite|adu|in-law|cottage|rental)(?: (?:downstairs|upstairs|in back))? (?:an? )?legal(?: (?:unit|one|apartment|rental))?$/,
    said: [
      ['Yes', legalPart],
      ['No', notLegal],
    ],
  },
];
