import { checkText } from '#domain/compliance/check-text.ts';
import { partsIn } from '#domain/features/read-parts.ts';
import { namesAround, readSurroundings } from '#domain/features/read-surroundings.ts';
import type { Fact, FactSheet } from '../schema.ts';
import { conditionFacts } from './condition-facts.ts';
import { contradicts, toNumber } from './contradicts.ts';
import { dropDisputedRenovations } from './drop-disputed-renovations.ts';
import { factId } from './fact-id.ts';
import { type FactSources, pageFacts, remarksOf } from './fact-sources.ts';
import { mlsNoticeFacts } from './mls-notice-facts.ts';
import { answeredFacts, factNames, featureFacts, placeFacts } from './noted-facts.ts';
import { openHouseFacts } from './open-houses.ts';
import { pageDetailFacts } from './page-detail-facts.ts';
import { rowFacts } from './row-facts.ts';
import { withSpokenNames } from './spoken-names.ts';
import { statedNumbers } from './stated-numbers.ts';
import { termFacts } from './term-facts.ts';
import { mentioningSentences, usableSentences } from './usable-sentences.ts';

/**
 * Everything we may say about a home, each fact with its source. Leaves out placeholders, anything fair-housing law may
 * forbid, text addressed to machines, and contradictions of the row. The same sources give the same sheet.
 */
export function buildFactSheet(sources: FactSources): FactSheet {
  const answered = answeredFacts(sources);
  const stated = [...rowFacts(sources), ...pageDetailFacts(sources), ...termFacts(sources)].filter(
    (fact) => !isCorrected(fact, answered),
  );
  const remarks = remarkFacts(sources);
  const mentions = mentionFacts(sources, remarks);
  const noted = dropDisputedRenovations(
    [...remarks, ...mentions, ...answered, ...placeFacts(sources)],
    sources,
  ).filter((fact) => !isRemoved(sources, fact));
  const features = featureFacts(sources).filter((feature) => !noted.some((fact) => isSaidIn(feature, fact)));
  const facts = [
    ...stated,
    ...openHouseFacts(sources),
    ...mlsNoticeFacts(sources),
    ...conditionFacts(sources),
    ...[...noted, ...features].filter((fact) => !contradicts(fact, stated)),
  ];
  return {
    listingId: sources.listing.id,
    text: wholeText(sources),
    facts: unique(facts)
      // Remarks are sentences that have already passed.
      .filter(({ field, value }) => field === 'remark' || checkText(value).verdict === 'allow')
      .map(withSpokenNames),
  };
}

function wholeText(sources: FactSources): string {
  const { page, byHand } = remarksOf(sources);
  const details = [sources.podcast?.additionalDetails, sources.staffData];
  return [page, byHand, ...details, ...sources.listing.features].filter(Boolean).join('\n');
}

function remarkFacts(sources: FactSources): Fact[] {
  const { page, byHand } = remarksOf(sources);
  const names = factNames(sources.listing);
  const texts = [
    ['description', 'From the description', page],
    ['staff', 'From the edited description', byHand],
    ['order', 'From the order', sources.podcast?.additionalDetails ?? ''],
    ['staff', 'From staff', sources.staffData ?? ''],
  ] as const;
  return texts.flatMap(([kind, label, text]) => {
    const namesOf = namesIn(text);
    return usableSentences(text, names).map(({ text: value, excerpt }) => ({
      id: factId('remark', value),
      field: 'remark',
      label,
      value,
      aliases: namesOf(excerpt),
      source: { kind, excerpt },
    }));
  });
}

/** What a sentence is about according to the words around it. */
function namesIn(text: string): (sentence: string) => string[] {
  const [around, partOf] = [readSurroundings(text), partsIn(text)];
  return (sentence) => {
    const part = partOf(sentence);
    return [...namesAround(around(sentence)), ...(part ? [`the ${part}`] : [])];
  };
}

/** Sentences used for what they name, not to be read out. */
function mentionFacts(sources: FactSources, remarks: readonly Fact[]): Fact[] {
  const { page } = remarksOf(sources);
  const usable = new Set(remarks.map(({ source }) => source.excerpt));
  const namesOf = namesIn(page);
  return mentioningSentences(page, factNames(sources.listing), usable).map(({ text, excerpt }) => ({
    id: factId('mention', text),
    field: 'mention',
    label: 'Named in the description',
    value: text,
    aliases: namesOf(excerpt),
    source: { kind: 'description', excerpt },
  }));
}

/** Fees and taxes have no columns, so the customer's answers about them override the page. */
function isCorrected({ field, value }: Fact, answered: readonly Fact[]): boolean {
  if (field !== 'hoa' && field !== 'taxes') return false;
  return answered.some((fact) =>
    statedNumbers(fact.value).some((stated) => stated.field === field && stated.value !== toNumber(value)),
  );
}

/** Facts the customer removed aren't repeated in other words from the page. */
function isRemoved(sources: FactSources, { value, source }: Fact): boolean {
  const page = pageFacts(sources);
  if (!page || source.kind !== 'description' || page.description.source === 'agent') return false;
  return statedNumbers(value).some(({ field }) => {
    const fact = page[field as keyof typeof page];
    return fact?.source === 'agent' && fact.value === null;
  });
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A listed feature that a sentence already covers would be repeated. */
function isSaidIn(feature: Fact, fact: Fact): boolean {
  const said = new Set(wordsOf(fact.value).map((word) => word.replace(/s$/, '')));
  const words = wordsOf(feature.value).filter(
    (word) => word.length > 2 && !/^(?:and|with|the|for|from)$/.test(word),
  );
  const head = words.at(-1)?.replace(/s$/, '') ?? '';
  const heard = words.filter((word) => said.has(word.replace(/s$/, ''))).length;
  return said.has(head) || heard * 3 >= words.length * 2;
}

function unique(facts: Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()];
}
