import { partInstructions } from '#domain/listings/content/is-instruction.ts';
import { splitSentences } from '../../english/sentences/rules.ts';
import { cleanSourceText } from './clean-source-text.ts';
import { type FactSources, pageFacts, writtenTexts } from './fact-sources.ts';

/** Codes and addresses, which aren't sentences, and the order's notes, which the report lists separately. */
const otherFields = new Set(['photos', 'photoCaptions', 'mls', 'disclaimer']);
const maxSentences = 40;

/** Instructions in a listing that address a model instead of describing the home, for staff to see. */
export function leftOutSentences(sources: FactSources): string[] {
  const { listing } = sources;
  const read = Object.entries(pageFacts(sources) ?? {}).flatMap(([field, { value }]) =>
    otherFields.has(field) ? [] : [value].flat(),
  );
  const texts = [
    ...writtenTexts(sources).flatMap(({ kind, text }) => (kind === 'order' ? [] : [text])),
    ...read,
    ...listing.features,
    ...listing.faqs.map(({ answer }) => answer),
    listing.neighborhoodDescription,
  ].filter((text) => typeof text === 'string');
  const sentences = texts.flatMap(
    (text) => partInstructions(splitSentences(cleanSourceText(text))).instructions,
  );
  return [...new Set(sentences)].slice(0, maxSentences);
}
