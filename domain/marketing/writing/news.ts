import { splitSentences } from '../../english/sentences/rules.ts';
import { addressLine, type Copy, newsLine } from './copy.ts';
import { saysHome } from './hook-line.ts';
import { nounOf } from './noun-of.ts';

/** The news above a post. A new price opens the first variant; the others tell it with the figures. */
export function openingNews(copy: Copy, opens: boolean): string | null {
  return copy.occasion === 'price-improved' && !opens ? null : newsLine(copy);
}

/** "Now $585,000, down $10,000.", where nothing above says it. */
export function priceNews({ occasion, facts }: Copy, said: string): string | null {
  if (occasion !== 'price-improved' || !facts.price || /New price|now \$/.test(said)) return null;
  return `Now ${facts.price}${facts.priceCut ? `, down ${facts.priceCut}` : ''}.`;
}

/** What has happened, and the first line: of a new price the reason to look comes first, then the address with the price. */
export function newsAndLead(copy: Copy, lead: string, opens: boolean): string {
  const news = openingNews(copy, opens);
  if (news === null || lead === '') return news ?? lead;
  if (copy.occasion !== 'price-improved') return `${news}\n\n${lead}`;
  const [first = lead, ...rest] = splitSentences(lead);
  const { price, priceCut } = copy.facts;
  // "A walled garden in Larkmere: 9 Quarry Lane, now $585,000" would sell the garden.
  const isHome = new RegExp(`\\b(?:home|${nounOf(copy).split(' ').at(-1)})\\b`, 'i').test(first);
  const isPhrase = (saysHome(first) && isHome) || first.startsWith('No board approval');
  if (!isPhrase || first.length > maxReason || first.includes(':') || !price) return `${lead}\n${news}`;
  const home = addressLine(copy.facts);
  const now = `${home}${home.includes(',') ? ',' : ''} is now ${price}${priceCut ? `, down ${priceCut}` : ''}.`;
  return [first, now, ...rest].join(' ');
}

const maxReason = 150;
