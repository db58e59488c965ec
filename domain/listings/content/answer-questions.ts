import type { Faq } from '#db/schema/listings.ts';
import type { FactSheet } from '../extraction/facts.ts';
import { formatAddress, formatCityLine, formatCount, formatPrice, formatSqft, hasStreet } from '../rules.ts';
import { cleanLine } from './clean-text.ts';
import { list } from './describe-home.ts';
import { isAboutTheHome } from './is-about-the-home.ts';
import type { FillableColumns } from './listing-columns.ts';

type Home = Pick<
  FillableColumns,
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'price'
  | 'priceCut'
  | 'beds'
  | 'baths'
  | 'sqft'
  | 'yearBuilt'
  | 'neighborhoodName'
  | 'schoolDistrict'
  | 'agentName'
  | 'agentBrokerage'
>;

/** Questions that the facts can answer; a question without a fact is not asked. */
export function answerQuestions(home: Home, facts: FactSheet): Faq[] {
  const name = hasStreet(home.address) ? formatAddress(home) : 'this home';
  const text = (value: string | null) => (value ? cleanLine(value, 120) : '');
  const [lot, hoa, taxes, parking] = [facts.lot, facts.hoa, facts.taxes, facts.parking].map(({ value }) =>
    text(value),
  );
  const price = formatPrice(home.price);
  const sqft = formatSqft(home.sqft);
  const rooms = [
    home.beds !== null && home.beds > 0 ? `${home.beds} ${home.beds === 1 ? 'bedroom' : 'bedrooms'}` : '',
    home.baths !== null && home.baths > 0
      ? `${formatCount(home.baths)} ${home.baths === 1 ? 'bathroom' : 'bathrooms'}`
      : '',
  ].filter(Boolean);
  const cityLine = formatCityLine(home);
  const where = [hasStreet(home.address) ? home.address : '', cityLine ?? ''].filter(Boolean).join(', ');
  const schools = (facts.schools.value ?? []).slice(0, 4).map((school) => cleanLine(school, 80));
  const answers: [question: string, answer: string | undefined][] = [
    [
      `What is the asking price of ${name}?`,
      price &&
        `The asking price is ${price}${home.priceCut ? `, after a price cut of ${home.priceCut}` : ''}.`,
    ],
    [
      'How many bedrooms and bathrooms are there?',
      rooms.length > 0 ? `The listing gives ${list(rooms)}.` : undefined,
    ],
    [
      'How large is it?',
      sqft || lot
        ? `${list([sqft ? `The living space is ${sqft} square feet` : '', lot ? `${sqft ? 'the' : 'The'} lot is ${lot}` : ''].filter(Boolean))}.`
        : undefined,
    ],
    ['When was it built?', home.yearBuilt ? `It was built in ${home.yearBuilt}.` : undefined],
    [
      'Where is it?',
      where
        ? `The address is ${where}${home.neighborhoodName ? `, in ${home.neighborhoodName}` : ''}.`
        : undefined,
    ],
    [
      'What parking is there?',
      parking && isAboutTheHome(parking) ? `The listing says: ${parking}.` : undefined,
    ],
    [
      'Is there a homeowners association fee?',
      hoa ? `The listing gives an association fee of ${hoa}.` : undefined,
    ],
    ['What are the property taxes?', taxes ? `The listing gives property taxes of ${taxes}.` : undefined],
    [
      'Which school district is it in?',
      home.schoolDistrict
        ? `The listing names ${home.schoolDistrict}${schools.length > 0 ? ` (${list(schools)})` : ''}. Attendance areas change, so please confirm with the district.`
        : undefined,
    ],
    [
      'Who is the listing agent?',
      home.agentName
        ? `${home.agentName}${home.agentBrokerage ? ` of ${home.agentBrokerage}` : ''} represents the seller.`
        : undefined,
    ],
  ];
  return answers.flatMap(([question, answer]) => (answer ? [{ question, answer }] : []));
}
