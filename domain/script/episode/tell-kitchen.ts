import type { Feature } from '#domain/features/feature.ts';
import { tellFeature } from '#domain/features/tell-feature.ts';
import type { Home } from '../home.ts';
import { asList } from './as-list.ts';
import { stateFeature } from './statements.ts';
import type { Telling } from './telling.ts';

/** A kitchen doesn't contain a kitchen. */
const isKitchen = /\bkitchen$/i;

/** What sort of kitchen it is, and that it was renovated, come before its contents, in the same breath. */
export function tellKitchen(
  all: readonly Feature[],
  listed: readonly Feature[],
  home: Home,
  named: readonly Feature[],
  room: Telling | undefined,
): Telling[] {
  const renewed = all.find(({ id }) => id === 'renewed-kitchen');
  const text = renewed && stateFeature(renewed, home);
  const kind = all.find(
    ({ id, topic, phrase, where }) =>
      topic === 'kitchen' && !ownIds.has(id) && isKitchen.test(phrase) && where === undefined,
  );
  if (!text && !kind) return [];
  const inIt = listed.filter(
    ({ topic, phrase, spot, where }) =>
      topic === 'kitchen' &&
      where === undefined &&
      !isKitchen.test(phrase) &&
      isKitchen.test(spot?.room ?? 'kitchen'),
  );
  const list = room ?? (inIt.length > 0 ? asList(inIt, home, named, { name: 'kitchen' }, false) : undefined);
  const things = list?.words.list;
  // "A galley with an island with seating" has one "with" too many.
  const link = / with /.test(things?.text ?? '') ? '. It has' : ' with';
  const rest = kind
    ? `It's ${tellFeature({ ...kind, phrase: kind.phrase.replace(/[- ]chef'?s\b/i, ''), number: 'singular' })}${things && !kind.tail ? `${link} ${things.text}` : ''}.`
    : things
      ? `It has ${things.text}.`
      : '';
  const isListTold = things !== undefined && !kind?.tail;
  const told = [
    ...(text ? [renewed] : []),
    ...(kind ? [kind] : []),
    ...(isListTold ? (list?.features ?? []) : []),
  ];
  const statement = {
    text: [text, rest].filter(Boolean).join(' '),
    factIds: [...new Set(told.map(({ factId }) => factId))],
  };
  return [{ opener: 'open-kitchen', parts: ['state-arrival'], words: { statement }, features: told }];
}

/** A second kitchen is a separate one. */
const ownIds: ReadonlySet<string> = new Set(['renewed-kitchen', 'second-kitchen', 'open-kitchen']);
