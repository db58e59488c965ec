import { parsePrice } from '#domain/listings/rules.ts';
import type { Fact, FactSheet } from '../schema.ts';
import type { UpdateKind } from './rules.ts';
import { sayOpenHouse } from './say-open-house.ts';
import type { News } from './schema.ts';

/** Marks the turn with the news. */
export const newsFactId = 'news';

const values: Record<UpdateKind, string> = {
  'price-improved': 'The price came down',
  'open-house': 'There is an open house',
  'back-on-market': 'Back on the market',
  'under-contract': 'Under contract',
  sold: 'Sold',
};

/**
 * A home's sheet plus its news, so the news is checked like everything else. Anything agreed or planned earlier doesn't
 * count next to it.
 */
export function newsSheet(sheet: FactSheet, news: News): FactSheet {
  const added = [newsFact(news), ...priceFacts(sheet, news), ...openHouseFacts(news)];
  const replaced = new Set([...added.map(({ field }) => field), 'openHouse']);
  return { ...sheet, facts: [...sheet.facts.filter(({ field }) => !replaced.has(field)), ...added] };
}

function newsFact({ kind }: News): Fact {
  const value = values[kind];
  return {
    id: newsFactId,
    field: 'news',
    label: 'What happened',
    value,
    aliases: [],
    source: { kind: 'page', excerpt: value },
  };
}

function priceFacts({ facts }: FactSheet, { kind }: News): Fact[] {
  const [price, cut] = ['price', 'priceCut'].map((name) => facts.find(({ field }) => field === name));
  const [now, less] = [parsePrice(price?.value ?? null), parsePrice(cut?.value ?? null)];
  if (kind !== 'price-improved' || !cut || now === undefined || less === undefined) return [];
  return [
    {
      id: 'priceBefore',
      field: 'priceBefore',
      label: 'Price before',
      value: `$${(now + less).toLocaleString('en-US')}`,
      aliases: [],
      source: cut.source,
    },
  ];
}

function openHouseFacts({ kind, openHouse }: News): Fact[] {
  if (kind !== 'open-house' || !openHouse) return [];
  const value = sayOpenHouse(openHouse);
  return [
    {
      id: 'openHouse',
      field: 'openHouse',
      label: 'Open house',
      value,
      aliases: ['open house'],
      source: { kind: 'order', excerpt: value },
    },
  ];
}
