import { splitSentences } from '../../english/sentences/rules.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { isAboutTheHome } from '../content/is-about-the-home.ts';
import type { PageFacts } from '../extraction/facts.ts';

const MAX_SHOWN = 8;
const maxLength = 40;
/** Policies that don't rule out any buyer. */
const otherRows = new Set(['parking', 'tenant', 'land lease']);

type Limit = {
  kind: string;
  /** Letters the pattern can't match without. Looking for them takes a tenth of the time. */
  needs: readonly string[];
  pattern: RegExp;
  text: (found: RegExpExecArray) => string;
};

const allowed = '(?:allowed|permitted|welcome|ok(?:ay)?|accepted)';

/** What a buyer or renter wants to know before falling in love with a home, as listings put it. */
const limits: Limit[] = [
  {
    kind: 'age',
    needs: ['55', '62'],
    pattern: /\b(55|62)(?:\+|[- ](?:plus|and (?:over|older|up|better)))/i,
    text: ([, age]) => `${age}+ community`,
  },
  {
    kind: 'cash',
    needs: ['cash'],
    pattern: /\bcash[- ]only\b|\bcash (?:offers?|buyers?|sales?|purchases?) only\b/i,
    text: () => 'Cash only',
  },
  {
    kind: 'as is',
    needs: ['as is', 'as-is'],
    pattern: /\b(?:sold|sells|selling|offered) (?:strictly )?as[- ]is\b/i,
    text: () => 'Sold as is',
  },
  {
    kind: 'pets',
    needs: ['pet', 'dog', 'cat', 'animal'],
    pattern: new RegExp(
      `\\bno (?:pets|dogs|cats|animals)\\b(?! (?:over|under|above|larger|more|bigger|without|unless|except))|\\b(?:pets?|dogs?|cats?) (?:are |is )?not ${allowed}|\\b(?:one|two|three|\\d|small|indoor|up to \\w+)(?: (?:small|indoor|large))? (?:pets?|dogs?|cats?)(?: (?:is|are))? ${allowed}(?:,? (?:up to|under) \\d+ (?:pounds|lbs?)(?: each)?)?|\\bcats? (?:are )?${allowed}[^.]{0,40}no dogs|\\bdogs? (?:are )?${allowed}[^.]{0,40}no cats`,
      'i',
    ),
    text: ([words]) => petsText(words),
  },
  {
    kind: 'rentals',
    needs: ['rental'],
    pattern:
      /\bno (?:short[- ]term|vacation|nightly)(?: or vacation)? rentals?\b|\bshort[- ]term rentals? (?:are |is )?(?:not (?:allowed|permitted)|prohibited)/i,
    text: () => 'No short-term rentals',
  },
  {
    kind: 'rentals',
    needs: ['rental'],
    pattern:
      /\bno rentals?\b(?! (?:restrict|cap|limit|unless|except|under|less|shorter|of|for|until))|\brentals? (?:are )?not (?:allowed|permitted)/i,
    text: () => 'No rentals',
  },
  {
    kind: 'subletting',
    needs: ['suble'],
    pattern:
      /\bno sublet(?:ting|s)?\b|\bno subleas(?:ing|es?)\b|\b(?:does not|doesn['’]t) (?:allow|permit) sublet|\bsublet(?:ting)? (?:is )?not (?:allowed|permitted)/i,
    text: () => 'No subletting',
  },
  {
    kind: 'approval',
    needs: ['approv'],
    pattern:
      /\b(?:must be|subject to|requires?|needs?)(?: \w+)? approv(?:ed|al) (?:by|from|of) the (park|board|community|association|building|co-?op)|\b(park|board|community|association) approval (?:is )?required\b/i,
    text: ([, by, who]) => `${upperFirst((by ?? who ?? '').toLowerCase())} approval required`,
  },
  {
    kind: 'included',
    needs: ['included in'],
    pattern:
      /\b((?:heat|hot water|water|gas|electricity|sewer|trash|internet|parking)(?:(?:, | and |, and )(?:heat|hot water|water|gas|electricity|sewer|trash|internet|parking))*) (?:is|are) included in (?:the )?rent\b/i,
    text: ([, included = '']) => `${upperFirst(included.toLowerCase())} included`,
  },
  {
    kind: 'smoking',
    needs: ['smok'],
    pattern: /\b(?:no smoking|non-?smoking|smoke-free)\b/i,
    text: () => 'No smoking',
  },
  {
    kind: 'owner occupancy',
    needs: ['owner', 'investor'],
    pattern: /\b(?:must be owner[- ]occupied|owner[- ]occup(?:ied|ancy) (?:only|required)|no investors?)\b/i,
    text: () => 'Owner-occupied only',
  },
  {
    kind: 'furnished',
    needs: ['furnished'],
    pattern: /\b(?:sold|offered|comes|leased|rented) (?:fully )?furnished\b(, (?:except|but)| except)?/i,
    text: ([words, exception = '']) =>
      `${upperFirst(words.slice(0, words.length - exception.length).toLowerCase())}${exception ? ', with exceptions' : ''}`,
  },
  {
    kind: 'mobile homes',
    needs: ['mobile', 'manufactured'],
    pattern: /\bno (?:mobile|manufactured)(?: or (?:mobile|manufactured))? homes?\b/i,
    text: () => 'No mobile homes',
  },
  {
    kind: 'insurance',
    needs: ['insurance'],
    pattern: /\brenters? insurance (?:is )?required\b/i,
    text: () => 'Renters insurance required',
  },
];

/** "Two small pets allowed", "No dogs", "Cats allowed, no dogs" */
function petsText(words: string): string {
  const lower = words.toLowerCase();
  const [, kept] = /^(cats?|dogs?)\b.*no (?:cats|dogs)$/.exec(lower) ?? [];
  if (kept) return kept.startsWith('cat') ? 'Cats allowed, no dogs' : 'Dogs allowed, no cats';
  const none = /^(pets?|dogs?|cats?) (?:are |is )?not/.exec(lower)?.[1];
  if (none) return `No ${none.replace(/s?$/, 's')}`;
  return upperFirst(
    lower.replace(/ (?:is|are) /, ' ').replace(/ (?:permitted|welcome|ok(?:ay)?|accepted)$/, ' allowed'),
  );
}

/** Limits and conditions from the listing's sentences, in a few words each, one of each kind. */
export function statedLimits(description: string | null): Map<string, string> {
  const found = new Map<string, string>();
  const story = (description ?? '').slice(0, 8000);
  // Most listings state few or none, and splitting sentences takes longer than searching the text for every limit.
  const lower = story.toLowerCase();
  const possible = limits.filter(
    ({ needs, pattern }) => needs.some((letters) => lower.includes(letters)) && pattern.test(story),
  );
  if (possible.length === 0) return found;
  for (const sentence of splitSentences(story)) {
    for (const { kind, pattern, text } of possible) {
      const match = pattern.exec(sentence);
      if (match && !found.has(kind) && isAboutTheHome(sentence)) found.set(kind, text(match));
    }
  }
  return found;
}

/** The same, plus what only the listing's fields say. */
export function goodToKnow(stated: ReadonlyMap<string, string>, page: PageFacts | undefined): string[] {
  const policies = (page?.policies.value ?? []).filter(
    ({ kind, text }) =>
      !stated.has(kind) && !otherRows.has(kind) && text.length <= maxLength && isAboutTheHome(text),
  );
  return [...stated.values(), ...policies.map(({ text }) => text)].slice(0, MAX_SHOWN);
}
