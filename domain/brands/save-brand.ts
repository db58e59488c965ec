import { checkText } from '../compliance/check-text.ts';
import { AppError } from '../errors.ts';
import type { Holder } from '../teams/holder.ts';
import type { BrandFields } from './schema.ts';
import { writeBrand } from './write-brand.ts';

const UNFAIR = 'Fair-housing law doesn’t allow this line. Please write it differently.';

/**
 * Saves what an agent or a team says about itself. Their homes show it at once; existing images and emails are
 * regenerated. Can be repeated.
 */
export async function saveBrand(
  ctx: Parameters<typeof writeBrand>[0],
  { holder, ip, fields }: { holder: Holder; ip: string; fields: BrandFields },
): Promise<void> {
  if (checkText(fields.introLine).verdict !== 'allow')
    throw new AppError('invalid', UNFAIR, { fields: { introLine: UNFAIR } });
  await writeBrand(ctx, { holder, ip, values: fields });
}
