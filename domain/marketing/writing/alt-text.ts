import { isOpenToBuyers, occasionLabel } from '../rules.ts';
import { type Copy, shortFacts, where } from './copy.ts';

/** What a promotional image shows, for people who cannot see it. Without a photo (null) it shows an illustration. */
export function altText(
  { facts, occasion }: Pick<Copy, 'facts' | 'occasion'>,
  photoAlt: string | null,
  note: string | null,
): string {
  const price = isOpenToBuyers(occasion) ? facts.price : null;
  const label = occasionLabel(occasion, facts.state);
  const words = [label, where(facts), price, ...shortFacts(facts), note].filter(Boolean);
  const said = photoAlt?.replace(/\.$/, '') ?? '';
  const photo = said === '' ? '' : /^photo\b/i.test(said) ? `${said}. ` : `Photo: ${said}. `;
  const shown = photoAlt === null ? 'An illustration, not a photo of this home. ' : photo;
  return `${shown}Text: ${words.join(', ')}.`;
}
