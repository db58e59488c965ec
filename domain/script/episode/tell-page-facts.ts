import { articleFor } from '#domain/english/article-for.ts';
import { joinList } from '#domain/english/join-list.ts';
import type { Home } from '../home.ts';
import type { Telling } from './telling.ts';

const kept: [word: string, sign: RegExp][] = [
  ['heated', /\bheated\b/i],
  ['attached', /\battached\b/i],
  ['detached', /\bdetached\b/i],
];
const terms: [words: string, sign: RegExp][] = [
  ['assigned', /\bassigned\b/i],
  ['deeded', /\bdeeded\b/i],
  ['owned', /\bowned\b/i],
  ['leased', /\bleased\b/i],
  ['on site', /\bon[- ]site\b/i],
  ['off street', /\boff[- ]street\b/i],
];

/** "Off Alley, Assigned, On Site, Owned": the cells of a table, as people say them. */
export function sayParking(cells: string): string | undefined {
  const place = /\b(garage|carport|driveway)\b(?! door)/i.exec(cells)?.[1]?.toLowerCase();
  const described = kept.flatMap(([word, sign]) => (sign.test(cells) ? [word] : []));
  const found = terms.flatMap(([words, sign]) => (sign.test(cells) ? [words] : []));
  const named = place && [...(place === 'garage' ? described : []), place].join(' ');
  if (named && found.length > 0) return `The page lists ${articleFor(named)} ${named}, ${joinList(found)}.`;
  if (named) return `The page lists ${articleFor(named)} ${named}.`;
  return found.length > 0 ? `The page calls the parking ${joinList(found)}.` : undefined;
}

/** What the page says beside the description: the year, the lot, the parking. */
export function tellPageFact(home: Home, field: 'yearBuilt' | 'lot' | 'parking'): Telling[] {
  const fact = home.fact(field);
  if (!fact) return [];
  const text = field === 'parking' ? sayParking(fact.value) : fact.value;
  if (!text) return [];
  return [
    {
      opener: field === 'yearBuilt' ? 'open-year' : field === 'lot' ? 'open-lot' : 'open-parking',
      parts: [field === 'yearBuilt' ? 'tell-year' : field === 'lot' ? 'tell-lot' : 'state-parking'],
      words: { statement: { text, factIds: [fact.id] } },
      features: [],
    },
  ];
}
