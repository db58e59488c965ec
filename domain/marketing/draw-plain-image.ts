import { checkText } from '../compliance/check-text.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { cleanLine } from '../listings/content/clean-text.ts';
import { formatCityLine } from '../listings/rules.ts';
import { drawCard, layoutOf } from './draw-images.ts';
import { type ImageSize, type ImageStyle, occasionNames } from './rules.ts';
import type { DrawnImage } from './schema.ts';

export type PlainCard = {
  address: string;
  city?: string | null | undefined;
  state?: string | null | undefined;
  agentName?: string | null | undefined;
  style?: ImageStyle | undefined;
  size: ImageSize;
};

/** Draws an image from just an address, for a home without a podcast. Repeating it yields the same file. */
export async function drawPlainImage(
  ctx: Pick<Context, 'db' | 'now' | 'site' | 'renderer' | 'storage' | 'credentials'>,
  { address, city, state, agentName, style = 'evening', size }: PlainCard,
): Promise<DrawnImage> {
  const words = [address, city, state, agentName].filter(Boolean).join(', ');
  const { verdict, reason } = checkText(words, { kind: 'image' });
  if (verdict !== 'allow') throw new AppError('invalid', reason ?? 'This text can’t go on an image.');
  const line = formatCityLine({ city: city ?? '', state: state ?? '', zipCode: '' });
  const card = {
    style: layoutOf(style),
    photo: null,
    badge: occasionNames['for-sale'],
    price: null,
    address: cleanLine(address, 160),
    cityLine: line ? cleanLine(line, 120) : null,
    facts: [],
    agent: agentName ? cleanLine(agentName, 120) : null,
    brokerage: null,
    note: null,
  };
  return drawCard(ctx, card, size, { podcastId: null, sourceType: 'algorithmicMedia' });
}
