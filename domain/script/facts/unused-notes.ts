import { splitSentences } from '../../english/sentences/rules.ts';
import type { FactSheet } from '../schema.ts';
import { cleanSourceText } from './clean-source-text.ts';
import type { FactSources } from './fact-sources.ts';
import { openHouseIn } from './open-houses.ts';

/** The customer's notes that aren't on the sheet, sentence by sentence, for people to see. */
export function unusedNotes(sources: FactSources, sheet: FactSheet): string[] {
  const carried = sheet.facts
    .filter(({ source }) => source.kind === 'order')
    .map(({ source }) => source.excerpt);
  const { today } = sources;
  return splitSentences(cleanSourceText(sources.podcast?.additionalDetails ?? ''))
    .filter((note) => !carried.some((excerpt) => excerpt.includes(note)))
    .filter((note) => !today || openHouseIn(note, today) === undefined)
    .slice(0, 40);
}
