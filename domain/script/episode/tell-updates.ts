import { joinList } from '#domain/english/join-list.ts';
import { type DatedUpdate, readUpdates } from '#domain/features/read-updates.ts';
import type { Home } from '../home.ts';
import type { Telling } from './telling.ts';

const inBuilding: ReadonlySet<string> = new Set(['condo', 'co-op', 'home']);
const maxInBreath = 2;
const maxTold = 4;
/** The features that an update speaks of, so that nobody tells them twice. */
const idOf: Record<string, string> = {
  roof: 'new-roof',
  HVAC: 'hvac',
  furnace: 'furnace',
  boiler: 'boiler',
  'air conditioning': 'central-air',
  'water heater': 'water-heater',
  windows: 'new-windows',
};

/** What has been renewed and when, the newest first. */
export function tellUpdates(home: Home): { tellings: Telling[]; ids: ReadonlySet<string> } {
  const updates = home.sentences
    .flatMap(({ id, source }) => readUpdates(source.excerpt).map((update) => ({ ...update, factId: id })))
    .filter(({ thing }, at, all) => all.findIndex((other) => other.thing === thing) === at)
    .sort((a, b) => b.year.localeCompare(a.year))
    .slice(0, maxTold);
  const breaths = [updates.slice(0, maxInBreath), updates.slice(maxInBreath)].filter(
    ({ length }) => length > 0,
  );
  return {
    tellings: breaths.map((some, at) => ({
      opener: at === 0 ? 'open-renewed' : 'else-renewed',
      parts: [at === 0 ? 'tell-updates' : 'tell-updates-more'],
      words: {
        list: {
          text: joinList(
            some.map(
              (update) => `${nameOf(update, home)} ${update.isMany ? 'are' : 'is'} from ${update.year}`,
            ),
          ),
          factIds: some.map(({ factId }) => factId),
        },
      },
      features: [],
      ...(at > 0 && { isMore: true }),
    })),
    ids: new Set(updates.flatMap(({ thing }) => idOf[thing] ?? [])),
  };
}

/** The roof over an apartment is everybody's. */
const nameOf = ({ thing }: DatedUpdate, { kind }: Home) =>
  inBuilding.has(kind) && /^(?:roof|boiler|lobby|sewer line)$/.test(thing)
    ? `the building's ${thing}`
    : `the ${thing}`;
