import type { NamedField } from '../records/field-names.ts';

const labels: [NamedField, number, string][] = [
  ['address', 1, 'address|addr|street address|property address|full address|listing address|street'],
  ['city', 0.9, 'city|city town|town|municipality|city name'],
  ['state', 0.9, 'state|st|province|state province|state or province'],
  ['zip', 0.9, 'zip|zip code|zipcode|postal code|zip postal code|postal'],
  [
    'price',
    1,
    'list price|lp|list price amt|listing price|asking price|current price|offered at|listed at|list price $',
  ],
  ['price', 0.8, 'price|sales price|home price'],
  ['originalPrice', 1, 'original list price|olp|orig price|original price|previous price'],
  ['soldPrice', 1, 'sold price|closed price|close price|sold for|sale price|last sold price|closing price'],
  ['rent', 1, 'rent|monthly rent|lease price'],
  [
    'beds',
    1,
    'beds|bedrooms|beds bds|bedrooms total count|bed|bedroom|bedroom s|total bedrooms|total beds|bd|bds|br|bedrooms total|beds total|number of bedrooms|no of bedrooms|of bedrooms|bed s|bedrm|bdrms|bedroom total|num bedrooms|bedrooms number',
  ],
  [
    'baths',
    1,
    'baths|bathrooms|bath|bathroom|bathroom s|total baths|total bathrooms|bathrooms total|ba|baths total|number of bathrooms|no of bathrooms|of bathrooms|bath s|total bath|bathroom total|num bathrooms|total bathrooms decimal|baths full half|bathrooms full half|full half baths|baths f h|bathrooms full partial|baths full partial',
  ],
  ['bathsWhole', 0.8, 'bathrooms total integer|total baths integer'],
  [
    'bathsFull',
    1,
    'full baths|fb|f baths|full bathrooms|full bath|full bathroom|baths full|bathrooms full|of full baths|of full bathrooms|number of full baths|number of full bathrooms|full bath s|full bathroom s|total full baths|total full bathrooms|bathrooms full total|baths full total|full ba|bath full|num full baths|fullbaths',
  ],
  [
    'bathsHalf',
    1,
    'half baths|hb|h baths|half bathrooms|half bath|half bathroom|baths half|bathrooms half|of half baths|number of half baths|number of half bathrooms|half bath s|half bathroom s|partial baths|partial bathrooms|bathrooms partial|1 2 baths|1 2 bathrooms|partial bath|total half baths|total half bathrooms|bathrooms 1 2|of half bathrooms|of partial baths|bath half|bathrooms half total|1 2 bath|half ba|num half baths',
  ],
  [
    'bathsThreeQuarter',
    1,
    '3 4 baths|3 4 bathrooms|bathrooms 3 4|three quarter baths|three quarter bathrooms|bathrooms three quarter|of 3 4 baths|of 3 4 bathrooms',
  ],
  [
    'sqft',
    1,
    'sq ft|sqft|hla|above grade fin sqft|approx living area|liv area|sqft total finished|total fin sqft|apx liv area|sqft fin|est fin abv grd sqft|square feet|square footage|living area|living sqft|living sq ft|interior sqft|interior sq ft|total sqft|total sq ft|finished sqft|finished sq ft|approx sqft|approx sq ft|total square feet|living area sqft|living area sq ft|home size|living space|total living area|sq feet|floor size|heated sqft|heated sq ft|total interior livable area|interior livable area|approximate square feet|approx square feet|square ft|finished area|total finished sqft|total finished sq ft|sq footage|interior area|living square feet|apx sqft|apx sq ft|house size|total living sqft|total living sq ft|home sqft|above grade finished area sqft|est sqft|est sq ft|square foot|sqft total|square feet total|living area total|total living space|finished square feet|total finished square feet|living area sf|floor area|interior size|total square footage|total heated sqft|sqft heated|sq ft heated|heated area|approximate tfla|tfla|residence size|liveable area|livable area|living area square feet|unit size',
  ],
  [
    'sqft',
    0.75,
    'total area sqft|total area sq ft|building area|building size|building area total|total area|total building sqft|total building area|structure area|size|total structure area|building sqft|building square feet|total building sq ft|area|property size',
  ],
  [
    'lot',
    1,
    'lot size|lot|lot acres sqft|approx lot sqft|apx lot sqft|lot sz|lot area|lot info|lot details|lot sq ft|lot sqft|lot square feet|lot square footage|lot size sqft|lot size sq ft|lot size square feet|size of lot|land size|total land area|lot size area|lot dimensions area|property lot size|lot sf|land area|lot size acres sqft',
  ],
  [
    'lotAcres',
    1,
    'acres|apx acreage|lot sz acres|acreage|lot acres|lot size acres|lot acreage|approx acres|total acres|apx acres|number of acres|approximate acres|acres total|acres approx|est acres|lot size in acres|acre|of acres',
  ],
  [
    'yearBuilt',
    1,
    'year built|yb|year blt|built|built in|yr built|year constructed|construction year|year build|yr blt|year built approx|year home built|built year|approx year built|approximate year built|est year built|estimated year built|age year built',
  ],
  [
    'type',
    1,
    'property type|prop type sub type|dwelling|class type|home type|property sub type|property subtype|dwelling type|building type|sub type|listing type|type of property|residential type|property class|structure type|property kind',
  ],
  ['type', 0.8, 'type|prop type|subtype|style type|category|ownership type|title'],
  [
    'status',
    1,
    'status|listing status|mls status|property status|current status|standard status|sale status|home status',
  ],
  [
    'mls',
    1,
    'mls|mls number|mls listing no|list no|list number|mls id|mls listing id|mls no|mls num|mls listing|mls listing number|mls reference|mls nbr|mlsid|mls number id|mls ref|ml|ml number',
  ],
  ['mls', 0.85, 'listing id|listing number|listing no|listing'],
  ['mls', 0.4, 'web id|property id|id|reference|ref|reference number|listing key'],
  [
    'originatingMls',
    1,
    'mls source|data source|originating mls|listing source|mls name|source mls|originating system|mls provider|source system name|originating system name|listing data source|data provided by',
  ],
  ['originatingMls', 0.66, 'source'],
  [
    'agent',
    1,
    'listing agent|la|lst agt|list agt|listing agt|la name|list agent|listing agent name|listing realtor|listing agents|listed by agent|list agent name|listing contact|primary agent|listing associate|listing sales associate',
  ],
  [
    'agent',
    0.85,
    'listed by|listing by|agent|agent name|presented by|contact agent|realtor|sales agent|marketed by|offered by',
  ],
  [
    'agentPhone',
    1,
    'agent phone|listing agent phone|list agent phone|agent phone number|listing agent direct phone|listing agent contact',
  ],
  ['agentPhone', 0.66, 'phone|office phone|direct|cell|mobile|call|contact phone|contact'],
  [
    'brokerage',
    1,
    'listing office|lo|lst off|list off|listing ofc|lo name|brokerage|primary broker|primary brokerage|listing broker|listing brokerage|courtesy of|listing courtesy of|listing provided by|listing courtesy|listed with|office name|brokered by|list office|listing office name|listing firm|listing company|listing provided courtesy of|listing provided courtesy by|provided courtesy of|listing presented by|list office name|brokerage name|broker name|listing brokered by|this listing courtesy of|property listed by|provided by|listing offered by',
  ],
  ['brokerage', 0.7, 'office|broker|company|firm'],
  [
    'hoa',
    1,
    'hoa|hoa y n fee|hoa fee amt|assoc fee amt|hoa fee|hoa fees|association fee|hoa dues|monthly hoa|condo fee|maintenance fee|annual hoa fee|hoa monthly|association fees|monthly hoa fee|hoa due|homeowners association fee|hoa monthly fee|association dues|assoc fee|hoa fee amount|strata fee|maintenance|common charges|assoc dues|association amount',
  ],
  [
    'taxes',
    1,
    'taxes|taxes yr|tax annual amt year|tax annual amt|taxes annual|tax yr|annual tax|tax amount|property taxes|annual taxes|tax annual amount|gross taxes|annual tax amount|tax|property tax|real estate taxes|annual property taxes|total taxes|taxes per year|total annual tax|tax dollar amount',
  ],
  [
    'parking',
    1,
    'parking|gar|garage carport|garage|garage spaces|parking spaces|parking features|parking total|garage parking|total parking|covered spaces|garage size|garage capacity|garage type|parking description|garage description|parking space s|attached garage',
  ],
  [
    'school',
    1,
    'elementary school|middle school|high school|elementary|junior high|jr high|jr high school|elem school|middle or junior school|middle junior high school|high school name|elementary school name|senior high school|intermediate school|grade school',
  ],
  ['schoolDistrict', 1, 'school district|school dist|high school district|district'],
  ['schoolDistrict', 0.9, 'schools'],
  ['county', 1, 'county|county or parish|parish'],
  [
    'subdivision',
    1,
    'subdivision|subd|sub div|subdiv|subdivision name|community name|development name|complex name|building name|subdivision complex|community|complex subdivision',
  ],
  ['neighborhood', 1, 'neighborhood|subdivision neighborhood|neighbourhood|neighborhood name'],
  [
    'feePeriod',
    1,
    'association fee frequency|hoa fee frequency|hoa frequency|fee frequency|hoa payment frequency|hoa period|association fee paid|hoa dues frequency|hoa fee paid|dues frequency|association fee period|hoa pay period',
  ],
  [
    'daysOnMarket',
    1,
    'days on market|adom|cdom adom|dom cdom|days on zillow|days on trulia|days on redfin|days on site|time on redfin|time on zillow|time on market|dom|days listed|days on realtor com',
  ],
  [
    'stories',
    1,
    'stories|levels stories|of interior levels|of levels|number of stories|levels|total stories|stories total|story|of stories|number of levels',
  ],
  ['stories', 0.7, 'style|house style|home style|architectural style|design|stories levels'],
  ['pets', 1, 'pets|pets allowed|pet policy|pet friendly|cats dogs|pets permitted'],
  [
    'minLease',
    1,
    'minimum lease|minimum lease term|min lease|minimum rental period|minimum days for lease|minimum lease period',
  ],
  ['leaseTerm', 1, 'lease term|lease terms|lease length|lease duration|term of lease'],
  [
    'availableOn',
    1,
    'available|date available|available date|availability|available on|move in date|availability date',
  ],
  ['deposit', 1, 'security deposit|deposit'],
  ['applicationFee', 1, 'application fee'],
  ['rentIncludes', 1, 'rent includes|included in rent|utilities included|utilities included in rent'],
  ['landLease', 0.8, 'land lease|land lease yn|leased land'],
  [
    'landLeaseFee',
    1,
    'land lease fee|land lease amount|lot rent|space rent|monthly land lease|land lease payment',
  ],
  ['landLeaseEnd', 0.6, 'land lease expiration|land lease expires|land lease expiration date|lease expires'],
  [
    'auctionDate',
    1,
    'auction date|auction|auction start date|auction starts|auction begins|auction day|auction time',
  ],
  ['percTest', 1, 'perc test|percolation test|perc|perk test|percolation|soil test|perc approved'],
  ['water', 1, 'water|water source|water supply|water service|water utilities'],
  ['sewer', 1, 'sewer|sewer type|sewerseptic|sewage|sewer septic|sewer information|septic'],
  ['utilities', 0.9, 'utilities|utilities available|utility information|utilities on site'],
];

const byLabel = new Map<string, { field: NamedField; weight: number }>();
for (const [field, weight, list] of labels)
  for (const label of list.split('|')) if (!byLabel.has(label)) byLabel.set(label, { field, weight });

function plainLabel(text: string): string {
  return text
    .toLowerCase()
    .replace(/®|™|\(r\)/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const firstWords = new Set([...byLabel.keys()].map((label) => label.split(' ')[0] ?? ''));
for (const word of ['heated', 'finished', 'living', 'square', 'total', 'interior', 'sq', 'sqft'])
  firstWords.add(word);

/** A cheap test for every line: whether any label starts with this word. */
export function mayBeginLabel(word: string): boolean {
  const plain = plainLabel(word);
  return plain === '' || firstWords.has(plain.split(' ')[0] ?? '');
}

const livingSize = /\b(?:sq ?ft|square (?:feet|footage|foot)|living area|living space|heated area)\b/;
const otherSize =
  /\b(?:lot|land|garage|basement|bsmt|price|per|unfinished|below|above|deck|porch|patio|upper|lower|main|second|first|2nd|1st|level|floor|office|warehouse|retail|adu|guest|source|range|units?|rooms?|tax|commercial|min|max|other|cost)\b/;

function isLivingSize(label: string, text: string): boolean {
  if (/[\d:|$]/.test(text) || label.split(' ').length > 5) return false;
  return livingSize.test(label) && !otherSize.test(label);
}

type LabelMeaning = { field: NamedField; weight: number };
const known = new Map<string, LabelMeaning | null>();

export function labelOf(text: string): LabelMeaning | null {
  if (text.length > 45) return null;
  let meaning = known.get(text);
  if (meaning === undefined) {
    const label = plainLabel(text);
    meaning = byLabel.get(label) ?? (isLivingSize(label, text) ? { field: 'sqft', weight: 0.85 } : null);
    if (known.size > 20_000) known.clear();
    known.set(text, meaning);
  }
  return meaning;
}
