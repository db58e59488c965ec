import { joinList } from '#domain/english/join-list.ts';
import { type DatedUpdate, readUpdates } from '#domain/features/read-updates.ts';
import type { Home } from '../home.ts';
import type { Telling } from './telling.ts';

const inBuilding: ReadonlySet<string> = new Set(['condo', 'co-op', 'home']);
const maxInBreath = 3;
const maxTold = 4;
/** The features an update covers, so they aren't told twice. */
const idOf: Record<string, string> = {
  roof: 'new-roof',
  HVAC: 'hvac',
  furnace: 'furnace',
  furnaces: 'furnace',
  boiler: 'boiler',
  'air conditioning': 'central-air',
  'water heater': 'water-heater',
  windows: 'new-windows',
  'electrical panel': 'electric-panel',
};

/** A roof is worth more than a refrigerator, regardless of year. */
const small: ReadonlySet<string> = new Set([
  'refrigerator',
  'dishwasher',
  'floors',
  'fence',
  'lobby',
  'hallways',
  'deck',
]);
const rankOf = ({ thing }: DatedUpdate) => (small.has(thing) ? 1 : 0);

/** What was renewed and when: the costliest things first, then the newest. */
export function tellUpdates(home: Home): { tellings: Telling[]; ids: ReadonlySet<string> } {
  const updates = home.sentences
    .flatMap(({ id, source }) => readUpdates(source.excerpt).map((update) => ({ ...update, factId: id })))
    .filter(({ thing }, at, all) => all.findIndex((other) => other.thing === thing) === at)
    .sort((a, b) => rankOf(a) - rankOf(b) || b.year.localeCompare(a.year))
    .slice(0, maxTold);
  const breaths = [updates.slice(0, maxInBreath), updates.slice(maxInBreath)].filter(
    ({ length }) => length > 0,
  );
  const works = tellWorks(home, updates.length > 0);
  return {
    tellings: [
      ...breaths.map((some, at) => ({
        opener: at === 0 ? 'open-renewed' : 'else-renewed',
        parts: [at === 0 ? 'tell-updates' : 'tell-updates-more'],
        words: {
          list: {
            text: joinList(byYear(some, home)),
            factIds: some.map(({ factId }) => factId),
          },
        },
        features: [],
        ...(at > 0 && { isMore: true }),
      })),
      ...works,
    ],
    ids: new Set(updates.flatMap(({ thing }) => idOf[thing] ?? [])),
  };
}

/** "The roof and the furnace are from 2023": say the year once. */
function byYear(updates: readonly DatedUpdate[], home: Home): string[] {
  return [...new Set(updates.map(({ year }) => year))].map((year) => {
    const same = updates.filter((update) => update.year === year);
    const isMany = same.length > 1 || same[0]?.isMany === true;
    const names = joinList(same.map((update) => nameOf(update, home)));
    // "The building's lobby and hallways"
    return `${names.replace(/(the building's .*) and the building's /, '$1 and ')} ${isMany ? 'are' : 'is'} from ${year}`;
  });
}

const works: [sign: RegExp, said: string][] = [
  [
    /\bcast[- ]iron (?:pip\w+|plumbing|drains?)\b[^.]{0,40}\b(?:replac\w+|swapped)\b[^.]{0,20}\bPVC\b/i,
    'The cast-iron pipes were replaced with PVC, the listing says.',
  ],
  [
    /\bplumbing and sewer line replacement\b[^.]{0,10}\bPVC\b/i,
    'The plumbing and the sewer line were replaced with PVC, the listing says.',
  ],
  [/\b(?:recent|new|newer) tuck-?pointing\b/i, 'The listing mentions recent tuckpointing.'],
  [/\b(?:repiped|re-piped)\b(?! kitchen)/i, 'The listing says it was repiped.'],
  [/\b(?:fully |completely )?rewired\b(?! lamps?)/i, 'The listing says it was rewired.'],
];

/** Undated work behind the walls: the costliest things to ask about. */
function tellWorks({ sentences }: Home, isBegun: boolean): Telling[] {
  const [found] = works.flatMap(([sign, text]) => {
    const fact = sentences.find(({ source }) => sign.test(source.excerpt));
    return fact ? [{ text, factIds: [fact.id] }] : [];
  });
  if (!found) return [];
  const opener = isBegun ? 'else-renewed' : 'open-renewed';
  return [{ opener, parts: ['tell-terms'], words: { statement: found }, features: [], isMore: isBegun }];
}

/** The roof above an apartment belongs to everyone. */
const nameOf = ({ thing }: DatedUpdate, { kind }: Home) =>
  inBuilding.has(kind) && /^(?:roof|boiler|lobby|hallways|sewer line|tuckpointing)$/.test(thing)
    ? `the building's ${thing}`
    : `the ${thing}`;
