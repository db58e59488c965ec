import type { Home } from '../home.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import { isCloset } from './as-list.ts';
import type { Beat } from './beats.ts';
import { openingQuestion } from './opening-question.ts';
import type { Telling } from './telling.ts';

type LineContext = {
  /** Sentences that were said before. */
  saidLines: ReadonlySet<string>;
  /** What the editor refused for this home. */
  refused: ReadonlySet<string>;
};

export const tellLines = (
  lines: readonly SpokenLine[],
  group: Pick<Beat, 'name'>,
  refused: ReadonlySet<string>,
) => lines.flatMap((line, at) => [tellLine(line, group, at), ...tellRest(line, group, refused)]);

/** The line of an ad that tells most of what nobody has told yet, as a quotation. */
export function tellQuote(
  { name }: Beat,
  home: Home,
  { saidLines, refused }: LineContext,
  told: readonly Telling[],
): Telling[] {
  const ids = new Set(told.flatMap(({ features }) => features.map(({ id }) => id)));
  const quotes = home.lines
    .filter(({ beat, text, isQuote, features }) => {
      const fresh = features.filter(({ id }) => !ids.has(id)).length;
      // What names nothing of this part answers no question about it.
      const isNews = features.length > 0 && fresh * 2 >= features.length;
      const isOpen = beat === name && isQuote && !saidLines.has(text) && !refused.has(lineId(text));
      return isOpen && isNews && !brochure.test(text) && text.split(' ').length <= maxQuoteWords;
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, maxQuotes);
  return quotes.map(({ text, factId, subject, features }, at) => ({
    opener: told.length + at > 0 ? `else-${name}` : subject ? 'open-subject' : `open-${name}`,
    parts: ['say-quote'],
    words: {
      quote: { text, factIds: [factId] },
      ...(subject && { subject: { text: subject, factIds: [factId] } }),
    },
    features: features.filter(({ qualifiers }) => qualifiers.length === 0),
    lineId: lineId(text),
    isQuote: true,
  }));
}

const [maxQuotes, maxQuoteWords] = [1, 20];
/** Nobody reads out an ad. */
const brochure =
  /\b(?:features?|featuring|boasts?|offers?|offering|provides?|showcas\w+|creat\w+|flood\w*|bath(?:ed)? in|sun-filled|sweeping|tranquil|peaceful|expansive|versatile|spacious|cozy|airy|bright|flexible|flexibility|distinguished|anchored|extends|adds|complete with|serene|well-\w+|beautiful\w*|additional)\b/i;

function tellLine(
  { text, factId, subject, features }: SpokenLine,
  { name }: Pick<Beat, 'name'>,
  at: number,
): Telling {
  const factIds = [factId];
  return {
    // A sentence about the home seldom says what sort of home it is.
    opener: subject
      ? 'open-subject'
      : at > 0
        ? `else-${name}`
        : name === 'arrival'
          ? 'open-about'
          : name === 'rooms' && features.length > 0 && features.every(isCloset)
            ? 'open-closets'
            : openingQuestion(name, features),
    parts: ['say-sentence'],
    words: {
      sentence: { text, factIds },
      ...(subject && { subject: { text: subject, factIds } }),
    },
    features,
    lineId: lineId(text),
    ...(!subject && at > 0 && { isMore: true }),
  };
}

/** What a list still holds, once its first two things are told. */
function tellRest(
  { text, factId, subject, rest }: SpokenLine,
  { name }: Pick<Beat, 'name'>,
  refused: ReadonlySet<string>,
): Telling[] {
  if (!rest || refused.has(lineId(`${text} ${rest.list}`))) return [];
  const isBuilding = name === 'building';
  return [
    {
      opener: subject && !isBuilding ? 'else-subject' : `else-${name}`,
      parts: [isBuilding ? 'tell-building-more' : rest.isOne ? 'tell-rest-one' : 'tell-rest'],
      words: {
        list: { text: rest.list, factIds: [factId] },
        theres: { text: rest.isOne ? "there's" : 'there are', factIds: [] },
        ...(subject && { subject: { text: subject, factIds: [factId] } }),
      },
      features: rest.features,
      lineId: lineId(`${text} ${rest.list}`),
      isMore: true,
    },
  ];
}

/** What the editor refuses is one sentence, not the way sentences are said. */
export const lineId = (text: string) => `line ${text}`;
