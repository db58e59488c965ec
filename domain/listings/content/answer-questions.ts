import type { Faq } from '#db/schema/listings.ts';
import { joinList } from '../../english/join-list.ts';
import type { PageFacts, Term } from '../extraction/facts.ts';
import { formatSqft } from '../rules.ts';
import { buyersQuestions } from '../suggestions/rules.ts';
import { cleanLine } from './clean-text.ts';
import { parkingWords, withoutStop } from './describe-home.ts';
import { isAboutTheHome } from './is-about-the-home.ts';
import type { FillableListingColumns } from './listing-columns.ts';

type Home = Pick<FillableListingColumns, 'sqft' | 'yearBuilt' | 'neighborhoodName' | 'schoolDistrict'>;

/** What the listing says about one kind of thing, or about all kinds in a list. */
function stated(terms: readonly Term[], kind?: string): string | undefined {
  const texts = terms
    .filter((term) => kind === undefined || term.kind === kind)
    .map((term) => withoutStop(cleanLine(term.text, 80)))
    .filter((text) => text !== '' && isAboutTheHome(text));
  return texts.length > 0 ? `The listing states: ${joinList([...new Set(texts)])}.` : undefined;
}

/** Buyers' questions with the answers in the facts. Nobody asks at the end of a page about what the first screen says. */
export function answerQuestions(home: Home, facts: PageFacts): Faq[] {
  const text = (value: string | null) => withoutStop(value ? cleanLine(value, 120) : '');
  const [lot, hoa, taxes] = [facts.lot, facts.hoa, facts.taxes].map(({ value }) => text(value));
  const isForRent = facts.status.value === 'for rent';
  const parking = parkingWords(facts);
  const sqft = formatSqft(home.sqft);
  const schools = (facts.schools.value ?? []).slice(0, 4).map((school) => cleanLine(school, 80));
  const policies = facts.policies.value ?? [];
  const answers: [question: string, answer: string | undefined][] = [
    [
      'How large is it?',
      sqft || lot
        ? `${joinList([sqft ? `The living space is ${sqft} square feet` : '', lot ? `${sqft ? 'the' : 'The'} lot is ${lot.replace(/\bsq\.? ?ft$/i, 'square feet')}` : ''].filter(Boolean))}.`
        : undefined,
    ],
    [buyersQuestions.yearBuilt, home.yearBuilt ? `It was built in ${home.yearBuilt}.` : undefined],
    [
      'Which neighborhood is it in?',
      home.neighborhoodName ? `It is in ${home.neighborhoodName}.` : undefined,
    ],
    [
      buyersQuestions.parking,
      parking && isAboutTheHome(parking) ? `The listing states: ${parking}.` : undefined,
    ],
    ['Is there a homeowners association fee?', hoa ? `Yes, the listing states ${hoa}.` : undefined],
    [buyersQuestions.taxes, taxes ? `The listing states ${taxes}.` : undefined],
    [
      'Which school district is it in?',
      home.schoolDistrict
        ? `It is in ${/ district$/i.test(home.schoolDistrict) ? 'the ' : ''}${home.schoolDistrict}${schools.length > 0 ? ` (${joinList(schools)})` : ''}. Attendance areas change, so please confirm with the district.`
        : undefined,
    ],
    ['Are pets allowed?', stated(policies, 'pets')],
    ['May it be rented out?', isForRent ? undefined : stated(policies, 'rentals')],
    ['What does the land cost?', stated(policies, 'land lease')],
    ['What are the terms of the rental?', isForRent ? stated(facts.rentTerms.value ?? []) : undefined],
    [buyersQuestions.utilities, stated(facts.utilities.value ?? [])],
  ];
  return answers.flatMap(([question, answer]) => (answer ? [{ question, answer }] : []));
}
