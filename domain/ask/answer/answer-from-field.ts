import { joinList } from '#domain/english/join-list.ts';
import type { Fact } from '#domain/script/schema.ts';
import { findConcept } from '../concept.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { asksInside } from '../evidence/describes-thing.ts';
import { findEvidence } from '../evidence/find-evidence.ts';
import type { Aspect } from '../question/read-aspect.ts';
import { answerRent } from './answer-rent.ts';
import { checkDraft } from './check-draft.ts';
import type { Draft } from './draft.ts';
import {
  answerAge,
  answerArea,
  answerBaths,
  answerBeds,
  answerFloor,
  answerKind,
  answerNeighborhood,
} from './home-answers.ts';
import { answerLot, answerPricePerAcre, answerUtilities } from './land-answers.ts';
import { answerHoa, answerPrice, answerPriceCut, answerPricePerSqft, answerTaxes } from './money-answers.ts';
import { wordParking } from './word-parking.ts';

export type Asked = { question: string; aspect: Aspect; today: string };
type Answerer = (home: AskedHome, asked: Asked) => Draft | undefined;

const plain =
  (field: string, say: (value: string) => string): Answerer =>
  ({ home }) => {
    const fact = home.fact(field);
    return fact && { text: say(fact.value), facts: [fact] };
  };

const all = ({ sheet }: AskedHome, field: string) => sheet.facts.filter((fact) => fact.field === field);

/** What a column of the listing answers by itself, by the thing that was asked about. */
const answerers: Record<string, Answerer> = {
  price: (home, { question }) => (home.isForRent ? answerRent(home, question) : answerPrice(home)),
  'price-per-acre': answerPricePerAcre,
  utilities: (home, { aspect }) =>
    /^(?:existence|description|kind)$/.test(aspect) ? answerUtilities(home) : undefined,
  'price-cut': (home, { question }) => answerPriceCut(home, question),
  'price-per-sqft': answerPricePerSqft,
  hoa: (home, { question }) => answerHoa(home, question),
  taxes: (home, { question }) => answerTaxes(home, question),
  beds: (home, { aspect, question }) =>
    isOfNumber(aspect) && !asksInside.test(question) ? answerBeds(home) : undefined,
  baths: (home, { aspect, question }) =>
    isOfNumber(aspect) && !asksInside.test(question) ? answerBaths(home) : undefined,
  sqft: answerArea,
  lot: (home, { question }) => answerLot(home, question),
  'year-built': (home, { question, today }) => answerAge(home, question, today),
  'kind-of-home': (home, { question, aspect }) =>
    aspect === 'permission' ? undefined : answerKind(home, question),
  'unit-floor': (home, { question }) => answerFloor(home, question),
  'school-district': plain('schoolDistrict', (value) => `The listing names the school district as ${value}.`),
  schools: answerSchools,
  address: answerAddress,
  zip: plain('zip', (value) => `The ZIP code is ${value}.`),
  county: plain('county', (value) => `It’s in ${value}.`),
  neighborhood: answerNeighborhood,
  agent: answerAgent,
  brokerage: plain('brokerage', (value) => `The brokerage is ${value}.`),
  mls: plain('mls', (value) => `The MLS number is ${value}.`),
  status: answerStatus,
  'days-on-market': plain('daysOnMarket', (value) => `The listing counts ${value} on the market.`),
  'open-house': plain('openHouse', (value) => `Yes. The open house is on ${value}`),
  auction: plain('auctionDate', (value) => `The listing gives ${value} as the auction date.`),
  stories: plain('stories', (value) => `It has ${value}.`),
  parking: answerParking,
  'land-lease': plain('landLease', (value) => `The listing says: “${value}.”`),
  restaurants: (home) => answerPlaces(home, 'dining', 'Nearby, the listing names'),
  nearby: answerNearby,
};

const isOfNumber = (aspect: Aspect) =>
  aspect === 'count' || aspect === 'existence' || aspect === 'description';

/** The answer of a column, if the thing has one and the listing fills it. */
export function answerFromField(id: string, home: AskedHome, asked: Asked): Draft | undefined {
  return answerers[id]?.(home, asked);
}

const juniorHigh = 'j(?:r|unior)?\\.? high';
/** A junior high school is the middle one, whatever its name ends with. */
const schoolLevels = [
  { asked: /\belementary\b|\b(?:grade|primary) school/, named: /\belementary\b|\bprimary\b|\bgrade school/i },
  {
    asked: new RegExp(`\\bmiddle\\b|\\bintermediate\\b|\\b${juniorHigh}\\b`),
    named: new RegExp(`\\bmiddle\\b|\\bintermediate\\b|\\b${juniorHigh}\\b`, 'i'),
  },
  { asked: /\bhigh\b/, named: new RegExp(`^(?!.*\\b${juniorHigh}\\b).*\\bhigh\\b`, 'i') },
];

const asksSchoolOf =
  /^(?:and )?(?:what|which)(?: is| are)?(?: the)? (?:(?:assigned|zoned|local|public) )?(?:elementary|grade|primary|middle|intermediate|junior high|high) schools?(?: (?:is|are|would|will|does|do|it|this|the|home|house|address|be|zoned|assigned|districted|for|to|in|feed|go|kids))*$/;

/** "What middle school is it assigned to?" as the page lists it. */
export const answerSchoolOf = (home: AskedHome, question: string): Draft | undefined =>
  asksSchoolOf.test(question) ? answerSchools(home, { question }) : undefined;

function answerSchools(home: AskedHome, { question }: Pick<Asked, 'question'>): Draft | undefined {
  const level = schoolLevels.find(({ asked }) => asked.test(question))?.named;
  const schools = all(home, 'school');
  const named = schools.filter(({ value }) =>
    level ? level.test(value) : !schools.some((other) => other.value.startsWith(`${value} `)),
  );
  if (named.length > 0)
    return {
      text: `The listing names ${joinList(named.map(({ value }) => value))}. Please confirm the assignment with the district.`,
      facts: named,
    };
  const district = home.home.fact('schoolDistrict');
  if (!district || level) return undefined;
  return {
    text: `The listing names the school district, ${district.value}, but no single schools.`,
    facts: [district],
  };
}

function answerAddress({ home }: AskedHome): Draft | undefined {
  const facts = ['street', 'city', 'state']
    .map((field) => home.fact(field))
    .filter((fact) => fact !== undefined);
  if (facts.length === 0) return undefined;
  return {
    text: `It’s at ${facts.map(({ value }) => value).join(', ')}.`.replace(
      'at ',
      home.fact('street') ? 'at ' : 'in ',
    ),
    facts,
  };
}

function answerAgent({ home }: AskedHome): Draft | undefined {
  const [agent, brokerage] = [home.fact('agent'), home.fact('brokerage')];
  if (!agent) return undefined;
  return brokerage
    ? { text: `The listing agent is ${agent.value} of ${brokerage.value}.`, facts: [agent, brokerage] }
    : { text: `The listing agent is ${agent.value}.`, facts: [agent] };
}

/** "Last time it sold?" asks for its history, and not whether it is for sale today. */
const asksPastSale =
  /\b(?:last|previous(?:ly)?|prior|ever|before|first time|how (?:long|often|many times)|years? ago|since|history|past|recently)\b.*\b(?:sold|sells?|sale|market|hands|bought|purchased|traded|available)\b|\b(?:sold|sells?|sale|market|bought|purchased|traded|available)\b.*\b(?:last|before|previously|ago|since|recently|for (?:how much|what|the first)|history|prior|price)\b/;

function answerStatus({ home }: AskedHome, { question }: Asked): Draft | undefined {
  const status = home.fact('status');
  // Whether it is for sale says nothing of when somebody can move in.
  if (!status || /\bwhen\b/.test(question) || asksPastSale.test(question)) return undefined;
  const shown = `The listing shows it as ${status.value}.`;
  if (status.value !== 'active' || !/^(?:is|has|was|so|still|are)\b/.test(question))
    return { text: shown, facts: [status] };
  const asksIfGone = /\b(?:sold|contract|pending|contingent|escrow|taken|off the market)\b/.test(question);
  return { text: `${asksIfGone ? 'No' : 'Yes'}. ${shown}`, facts: [status] };
}

const cars =
  /\b(?:an? )?(?:\d(?:\.\d)?(?:-\d)?\+?|one|two|three|four|five|six)(?: and (?:a )?half)?(?: half)?[- ]?cars? (?:[\w-]+ ){0,3}?(?:garages?|carports?|parking|tandem)\b|\b(?:garage|carport) - \d cars?\b|\b(?:\d|one|two|three|four|five|six|seven|eight)\+? (?:[\w-]+ ){0,3}?(?:parking (?:spots?|spaces?)|(?:garage|car) spaces?)\b|\b(?:parking|space|room) for (?:up to )?(?:\d|one|two|three|four|five|six|seven|eight|several)\+? (?:cars|vehicles)\b/i;

/** "Parking: 4 spaces" counts all of them, covered or not. */
const allSpaces =
  /\bparking: (?:\d|one|two|three|four|five|six|seven|eight) (?:total )?(?:cars|spaces|spots|vehicles)\b/i;

/** "How many cars fit in the garage?" */
export function countCars({ statements }: AskedHome, question: string): Draft | undefined {
  if (!/\bhow many cars\b/.test(question)) return undefined;
  const whole = /\bgarage\b/.test(question)
    ? undefined
    : statements.find(({ isProse, text }) => isProse && allSpaces.test(text));
  if (whole) return { text: `The listing says: “${whole.fact.value}”`, facts: [whole.fact] };
  const fact = statements.find(({ text }) => cars.test(text))?.fact;
  const phrase = fact && cars.exec(fact.value)?.[0];
  if (!phrase) return undefined;
  // A place outside is parking too, so its half of the sentence stays.
  const isAll =
    /\bgarage\b/.test(question) || !/\b(?:parking|driveway|carport)\b/i.test(fact.value.replace(phrase, ''));
  if (/\btandem\b/i.test(fact.value) && !/tandem/i.test(phrase))
    return { text: `The listing says: “${fact.value}.”`.replace('..', '.'), facts: [fact] };
  return {
    text: isAll ? `The listing mentions “${phrase}.”` : `The listing says: “${fact.value}”`,
    facts: [fact],
  };
}

/** What the listing gives as parking, with what it costs; how many cars only where it counts them. */
function answerParking(asked: AskedHome, { aspect, question }: Asked): Draft | undefined {
  const { home, sheet } = asked;
  const parking = home.fact('parking');
  const none = sheet.facts.find(({ field }) => field === 'noParking');
  if (none) return { text: `No. The listing says: “${none.value}.”`, facts: [none] };
  if (
    !parking ||
    aspect === 'cost' ||
    aspect === 'size' ||
    aspect === 'inclusion' ||
    aspect === 'age' ||
    aspect === 'year'
  )
    return undefined;
  // What fits in a garage doesn't count the spaces outside.
  if (aspect === 'count' && /\b(?:outside|outdoors?|uncovered|driveway|guests?)\b/.test(question))
    return undefined;
  if (aspect === 'count' && !/\d|\b(?:one|two|three|four)\b/i.test(parking.value)) return undefined;
  // That there is a place says nothing of what it costs.
  if (/\b(?:extra|pay)\b/.test(question) && !/\b(?:fee|leas|rent)/i.test(parking.value)) return undefined;
  const priced = spokenParking(
    asked,
    /^(?:place|description)$/.test(aspect) || /^(?:so |and )?parking\W*$/.test(question),
  );
  const yes =
    aspect === 'existence' && /^(?:is|are|does|any|has)\b/.test(question) && !priced?.isPriced ? 'Yes. ' : '';
  const told = (value: string): Draft => {
    const text = `${yes}The listing gives the parking as ${value}`;
    return priced
      ? {
          text: `${text} It also says: “${priced.quote.replace(/\.$/, '')}.”`,
          facts: [parking, priced.statement.fact],
        }
      : { text, facts: [parking] };
  };
  const worded = wordParking(parking.value);
  const [said, quoted] = [worded && told(`${worded}.`), told(`“${parking.value}.”`)];
  return said && checkDraft(sheet, said) ? said : quoted;
}

/** A space that costs extra is never told without its price; asked where, what the text says tells more than "Assigned". */
function spokenParking(home: AskedHome, isPlace: boolean) {
  const concept = findConcept('parking');
  const wanted = { others: [], words: [], choices: [], aspect: 'existence' as const, name: 'parking' };
  const told = concept
    ? findEvidence(home, { ...wanted, concept }).filter(({ statement }) => statement.isProse)
    : [];
  const priced = told.find(({ qualifiers }) => qualifiers.includes('extra-cost'));
  const placed = told.find(
    ({ qualifiers, isRelated, quote }) => !isRelated && qualifiers.length === 0 && ofSpaces.test(quote),
  );
  const limited = told.find(({ statement: { text }, span: { from, to } }) =>
    limits.test(text.slice(Math.max(0, from - 30), to + 30)),
  );
  const found = priced ?? limited ?? (isPlace ? placed : undefined);
  return found && { ...found, isPriced: found === priced || found === limited };
}

/** A space that one waits for or rents isn't simply there. */
const limits =
  /\b(?:wait[- ]?list\w*|waiting list|rental|(?:for|may|can|to) rent|leased?|first[- ]come|upon availability)\b/i;
const ofSpaces = /\bparking\b|\b(?:car|private|attached|detached|rear|heated) garage\b/i;

function answerPlaces(home: AskedHome, field: string, lead: string): Draft | undefined {
  const facts: Fact[] = all(home, field).slice(0, 5);
  return facts.length > 0
    ? { text: `${lead} ${joinList(facts.map(({ value }) => value))}.`, facts }
    : undefined;
}

/** The places that the listing names, and its first sentence about distances. */
function answerNearby(home: AskedHome): Draft | undefined {
  const named = ['recreation', 'dining', 'government'].flatMap((field) => all(home, field)).slice(0, 6);
  const told = home.statements
    .filter(
      ({ text, isProse }) =>
        isProse &&
        /\b(?:minutes|miles?|blocks?) (?:away|from|to|by|south|north|east|west|on)\b|-minute (?:walk|drive)|\b(?:steps (?:from|to|away)|walking distance|nearby|close to|around the corner|within)\b/i.test(
          text,
        ),
    )
    .slice(0, named.length > 0 ? 1 : 2)
    .map(({ fact }) => fact);
  if (named.length + told.length === 0) return undefined;
  const list =
    named.length > 0 ? [`Nearby, the listing names ${joinList(named.map(({ value }) => value))}.`] : [];
  const said = told.length > 0 ? [`The listing says: “${told.map(({ value }) => value).join(' ')}”`] : [];
  return { text: [...list, ...said].join(' '), facts: [...named, ...told] };
}
