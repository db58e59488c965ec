import type { Faq } from '#db/schema/listings.ts';
import { joinList } from '../../english/join-list.ts';
import { countOf } from '../../english/plural-of.ts';
import type { PageFacts } from '../extraction/facts.ts';
import { formatAddress, formatCityLine, formatPrice, formatSqft, hasStreet } from '../rules.ts';
import { cleanLine } from './clean-text.ts';
import { parkingWords, withoutStop } from './describe-home.ts';
import { isAboutTheHome } from './is-about-the-home.ts';
import type { FillableListingColumns } from './listing-columns.ts';

type Home = Pick<
  FillableListingColumns,
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

/** Questions and answers for the facts we have. */
export function answerQuestions(home: Home, facts: PageFacts): Faq[] {
  const name = hasStreet(home.address) ? formatAddress(home) : 'this home';
  const text = (value: string | null) => withoutStop(value ? cleanLine(value, 120) : '');
  const [lot, hoa, taxes] = [facts.lot, facts.hoa, facts.taxes].map(({ value }) => text(value));
  const isForRent = facts.status.value === 'for rent';
  const parking = parkingWords(facts);
  const price = formatPrice(home.price);
  const sqft = formatSqft(home.sqft);
  const rooms = [
    home.beds !== null && home.beds > 0 ? countOf(home.beds, 'bedroom') : '',
    home.baths !== null && home.baths > 0 ? countOf(home.baths, 'bathroom') : '',
  ].filter(Boolean);
  const cityLine = formatCityLine(home);
  const where = [hasStreet(home.address) ? home.address : '', cityLine ?? ''].filter(Boolean).join(', ');
  const schools = (facts.schools.value ?? []).slice(0, 4).map((school) => cleanLine(school, 80));
  const answers: [question: string, answer: string | undefined][] = [
    [
      isForRent ? `What is the rent for ${name}?` : `What is the asking price of ${name}?`,
      price && isForRent
        ? `The rent is ${price} a month.`
        : price &&
          `The asking price is ${price}${home.priceCut ? `, after a price cut of ${home.priceCut}` : ''}.`,
    ],
    [
      'How many bedrooms and bathrooms are there?',
      rooms.length > 0 ? `It has ${joinList(rooms)}.` : undefined,
    ],
    [
      'How large is it?',
      sqft || lot
        ? `${joinList([sqft ? `The living space is ${sqft} square feet` : '', lot ? `${sqft ? 'the' : 'The'} lot is ${lot.replace(/\bsq\.? ?ft$/i, 'square feet')}` : ''].filter(Boolean))}.`
        : undefined,
    ],
    ['When was it built?', home.yearBuilt ? `It was built in ${home.yearBuilt}.` : undefined],
    [
      home.neighborhoodName ? 'Which neighborhood is it in?' : 'What is the address?',
      where
        ? home.neighborhoodName
          ? `It is in ${home.neighborhoodName}. The address is ${where}.`
          : `The address is ${where}.`
        : undefined,
    ],
    [
      'What parking is there?',
      parking && isAboutTheHome(parking) ? `The listing states: ${parking}.` : undefined,
    ],
    ['Is there a homeowners association fee?', hoa ? `Yes, the listing states ${hoa}.` : undefined],
    ['What are the property taxes?', taxes ? `The listing states ${taxes}.` : undefined],
    [
      'Which school district is it in?',
      home.schoolDistrict
        ? `It is in ${/ district$/i.test(home.schoolDistrict) ? 'the ' : ''}${home.schoolDistrict}${schools.length > 0 ? ` (${joinList(schools)})` : ''}. Attendance areas change, so please confirm with the district.`
        : undefined,
    ],
    [
      'Who is the listing agent?',
      home.agentName
        ? `${home.agentName}${home.agentBrokerage ? ` of ${home.agentBrokerage}` : ''} represents the ${isForRent ? 'owner' : 'seller'}.`
        : undefined,
    ],
  ];
  return answers.flatMap(([question, answer]) => (answer ? [{ question, answer }] : []));
}
