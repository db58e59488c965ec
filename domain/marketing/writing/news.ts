import { type Copy, newsLine } from './copy.ts';

/** The news above a post. A new price opens the first variant; the others tell it with the figures. */
export function openingNews(copy: Copy, opens: boolean): string | null {
  return copy.occasion === 'price-improved' && !opens ? null : newsLine(copy);
}

/** "Now $585,000, down $10,000.", where nothing above says it. */
export function priceNews({ occasion, facts }: Copy, said: string): string | null {
  if (occasion !== 'price-improved' || !facts.price || said.includes('New price')) return null;
  return `Now ${facts.price}${facts.priceCut ? `, down ${facts.priceCut}` : ''}.`;
}
