import type { Home } from '../home.ts';
import { type Hook, words } from './hook.ts';

const conflictWorth = 100;
/** Where in the tour someone would want to know: the bedrooms, the baths, the size; the year comes first. */
const places: Readonly<Record<string, number>> = { beds: 3.97, baths: 3.97, sqft: 4.97, yearBuilt: 0.01 };
/** "Seven baths" against "one and a half" is another home's count, whoever wrote it. */
const maxRatio = 2;

/** A question about the number of bedrooms gets a number. */
const bare = (text: string) => text.replace(/ bedrooms?$/, '');
const figureOf = (text: string) => Number(/\d[\d,.]*/.exec(text)?.[0].replaceAll(',', ''));

/** Page and description count differently: the simplest question has two answers. */
export function readConflictHooks({ disputes }: Pick<Home, 'disputes'>): Hook[] {
  return disputes
    .filter(({ page, said }) => {
      const [one, other] = [figureOf(page), figureOf(said)];
      return Number.isNaN(one) || Number.isNaN(other) || Math.max(one / other, other / one) <= maxRatio;
    })
    .filter(
      ({ field, page, said }) => !(field === 'baths' && page.includes('half') !== said.includes('half')),
    )
    .map(({ field, page, said, factIds: [pageId = '', saidId = ''] }) => ({
      key: `hook conflict ${field}`,
      part: `hook-conflict-${field}`,
      worth: conflictWorth,
      words: { one: words(bare(page), pageId), other: words(bare(said), saidId) },
      middle: { part: 'middle-conflict', at: places[field] ?? 0.01 },
      tells: [field],
    }));
}
