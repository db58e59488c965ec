import { numberWords } from '#domain/english/number-words.ts';
import { speaksOfHome } from '#domain/script/claims/lexicon/find-terms.ts';
import type { FactSheet, Script, Turn } from '#domain/script/schema.ts';

export type Mutation = { kind: string; turnId: string; before: string; after: string };

const inventions = [
  'a sauna',
  'a pool',
  'a wine cellar',
  'a helipad',
  'a tennis court',
  'a guest house',
  'a greenhouse',
  'a hot tub',
  'a bowling alley',
  'a home theater',
  'a boat launch',
  'a chicken coop',
  'a skylight',
  'heated floors',
  'a generator',
];
const brands = [
  'Viking',
  'Sub-Zero',
  'Miele',
  'Bosch',
  'Kohler',
  'Sonos',
  'Tesla',
  'Andersen',
  'Pella',
  'Thermador',
];
const materials = [
  'granite',
  'quartz',
  'marble',
  'walnut',
  'oak',
  'brick',
  'slate',
  'maple',
  'cedar',
  'copper',
  'bamboo',
  'limestone',
  'soapstone',
  'concrete',
];
const directions = ['east', 'west', 'north', 'south'];
const places = [
  'the airport',
  'a golf course',
  'the hospital',
  'a brewery',
  'the beach',
  'a ski resort',
  'the university',
  'a farmers market',
];
const days = ['Saturday', 'Sunday', 'June', 'October'];
const words = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'fourteen',
  'fifteen',
];

/** Every true turn with one false statement added, of each kind that fits it. */
export function mutateScript({ turns }: Script, sheet: FactSheet): Mutation[] {
  const known = sheet.facts
    .map(({ value, aliases }) => [value, ...aliases].join(' '))
    .join(' ')
    .toLowerCase();
  const isNew = (term: string) =>
    !known.includes(
      term
        .replace(/^an? |^the /, '')
        .replace(/s$/, '')
        .toLowerCase(),
    );
  return turns
    .filter(({ factIds }) => factIds.length > 0)
    .flatMap((turn, at) => mutateTurn(turn, at, isNew, known));
}

function mutateTurn(
  { id, text }: Turn,
  at: number,
  isNew: (term: string) => boolean,
  known: string,
): Mutation[] {
  const pick = (list: string[]) => list.filter(isNew)[at % Math.max(1, list.filter(isNew).length)];
  const changes: [kind: string, after: string | undefined][] = [
    [
      'figure',
      text.replace(/\d[\d,]*(?:\.\d+)?/, (digits) =>
        (Number(digits.replaceAll(',', '')) + 7).toLocaleString('en-US', {
          useGrouping: digits.includes(','),
        }),
      ),
    ],
    [
      'number word',
      text.replace(
        new RegExp(
          `\\b(?:${words.join('|')})\\b(?= (?:bed|bath|block|mile|minute|feet|acre|stall|closet))`,
          'i',
        ),
        (word) => numberWords(words.indexOf(word.toLowerCase()) + 16),
      ),
    ],
    ['amenity', text.replace(/[.?!]$/, `, and there's ${pick(inventions)}.`)],
    ['brand', text.replace(/[.?!]$/, `, all by ${pick(brands)}.`)],
    [
      'material',
      text.replace(new RegExp(`\\b(?:${materials.join('|')})\\b`, 'i'), () => pick(materials) ?? 'titanium'),
    ],
    [
      'direction',
      directions.some(isNew)
        ? text.replace(/\b(?:east|west|north|south)\b/, () => directions.find(isNew) ?? '')
        : undefined,
    ],
    ['distance', text.replace(/[.?!]$/, `, nineteen minutes from ${pick(places)}.`)],
    ['date', text.replace(/[.?!]$/, `, open to visitors on ${pick(days)}.`)],
    [
      'borrowed material',
      text.replace(
        new RegExp(`\\b(?:${materials.join('|')})\\b(?= \\w)`, 'i'),
        (word) => borrowed(materials, word, text, known) ?? word,
      ),
    ],
    // "Has a way out" isn't a feature that could be denied.
    [
      'denial',
      text.replace(/\bhas an? (?=([\w -]+)[.,])/, (all, thing) => (speaksOfHome(thing) ? 'has no ' : all)),
    ],
    [
      'street',
      text.replace(
        /\b(\p{Lu}\p{Ll}+) (Street|Road|Lane|Drive|Avenue|Ave|Trail|Row)\b/u,
        (_, _name: string, kind: string) => `${known.includes('larkspur') ? 'Juniper' : 'Larkspur'} ${kind}`,
      ),
    ],
  ];
  return changes.flatMap(([kind, after]) =>
    after && after !== text ? [{ kind, turnId: id, before: text, after }] : [],
  );
}

/** A material that the sheet mentions elsewhere, but not for this. */
function borrowed(list: string[], word: string, text: string, known: string): string | undefined {
  return list.find(
    (other) => other !== word.toLowerCase() && known.includes(other) && !text.toLowerCase().includes(other),
  );
}
