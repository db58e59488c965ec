import { type OfferKind, offerKind } from '../offer/rules.ts';

/** Asked by the page’s chips and answered in its questions: the wording must match, or a chip leads nowhere. */
export const buyersQuestions = {
  taxes: 'What are the property taxes?',
  parking: 'What parking is there?',
  yearBuilt: 'When was it built?',
  utilities: 'What utilities are there?',
} as const;

/** How our own answers to the table's questions begin. */
const repeated =
  /^(?:It was built in \d{4}\.$|The (?:living space|lot) is |Yes, the listing states |The listing states|It is in (?!.*Attendance areas))/;

/** A page's questions without those answered in its table of facts. */
export function shownQuestions<Asked extends { answer: string }>(faqs: readonly Asked[]): Asked[] {
  return faqs.filter(({ answer }) => !repeated.test(answer));
}

type Known = {
  propertyType: string | null;
  saleStatus: string | null;
  description: string | null;
  features: readonly string[];
  faqs?: readonly { question: string; answer: string }[] | undefined;
  nearbyAmenities?: { dining?: readonly unknown[]; recreation?: readonly unknown[] } | null | undefined;
};

const MAX_SUGGESTED = 3;

/** A question and what a listing must say to answer it. Only the first answered question of a topic is shown. */
type Suggestion = { topic: string; question: string; answeredBy: readonly RegExp[] };
const suggest = (topic: string, question: string, ...answeredBy: RegExp[]): Suggestion => ({
  topic,
  question,
  answeredBy,
});

const taxes = /\bproperty taxes\? .*\$/i;
const propertyTaxes = suggest('costs', buyersQuestions.taxes, taxes);
const zoning = suggest('zoning', 'How is it zoned?', /\bzon(?:ed|ing)\b/i);
const parking = suggest('parking', buyersQuestions.parking, /\bWhat parking is there\? /);

/** What people ask first about each kind of home. */
const questions: Record<OfferKind, readonly Suggestion[]> = {
  home: [
    suggest(
      'lot rent',
      'What does the lot rent include?',
      /\b(?:lot|space) rent\b[^.]*\b(?:includes?|covers?)\b/i,
    ),
    suggest('costs', 'What are the taxes and fees?', taxes, /\bassociation fee\? .*\$|\bno HOA\b/i),
    propertyTaxes,
    suggest(
      'heating',
      'How is it heated?',
      /\b(?:furnace|boiler|heat pump|forced air|radiant heat|radiators|geothermal|baseboard heat)\b/i,
    ),
    parking,
    suggest('nearby', 'What’s nearby?', /^Nearby$/),
    suggest('year', buyersQuestions.yearBuilt, /^When was it built\? /),
  ],
  rental: [
    suggest('included', 'What’s included in the rent?', /\b(?:rent includes|included in (?:the )?rent)\b/i),
    suggest(
      'pets',
      'Are pets allowed?',
      /\b(?:pets?|cats?|dogs?)\b[^.]{0,40}\b(?:allowed|welcome|permitted)\b|\bno (?:pets|dogs|cats)\b/i,
    ),
    suggest(
      'available',
      'When is it available?',
      /\bavailable (?:now|immediately|(?:on |from )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/i,
    ),
    suggest('lease', 'How long is the lease?', /\b(?:\d+|six|twelve|one)[- ](?:month|year) lease\b/i),
    parking,
  ],
  land: [
    suggest('utilities', buyersQuestions.utilities, /\b(?:electric(?:ity)?|power|utilities)\b/i),
    zoning,
    suggest('access', 'Is there road access?', /\b(?:county|paved|gravel|public|year-round)\b[^.]*\broad\b/i),
    suggest('survey', 'Is there a survey?', /\bsurvey(?:ed)?\b/i),
    propertyTaxes,
  ],
  commercial: [
    zoning,
    suggest('tenant', 'Is there a tenant?', /\b(?:tenants?|leased to)\b/i),
    parking,
    propertyTaxes,
  ],
};

/** What people ask first, limited to what this listing answers: a chip that leads to "not known" is worse than none. */
export function suggestedQuestions(listing: Known): string[] {
  const { dining = [], recreation = [] } = listing.nearbyAmenities ?? {};
  const told = [
    listing.description ?? '',
    ...listing.features,
    ...(listing.faqs ?? []).map(({ question, answer }) => `${question} ${answer}`),
    dining.length + recreation.length > 0 ? 'Nearby' : '',
  ];
  const asked = new Map<string, string>();
  for (const { topic, question, answeredBy } of questions[offerKind(listing)]) {
    if (asked.size === MAX_SUGGESTED) break;
    if (asked.has(topic)) continue;
    if (answeredBy.every((said) => told.some((text) => said.test(text)))) asked.set(topic, question);
  }
  return [...asked.values()];
}
