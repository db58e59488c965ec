import { checkText } from '../../../compliance/check-text.ts';
import { AppError } from '../../../errors.ts';
import type { PhotoMark } from './schema.ts';

const NOT_OWN = 'One of these photos does not belong to this home. Reload the page.';
const ITSELF = 'A photo can’t be its own original. Add the photo as it was before it was changed.';

/**
 * Refuses marks of other homes' photos, because our server fetches and shows whatever they name. `originals` are the
 * URLs that may be named as originals, besides the home's own photos.
 */
export function checkMarks(
  marks: PhotoMark[],
  { photos, originals }: { photos: ReadonlySet<string>; originals: ReadonlySet<string> },
): void {
  for (const { url, original, edits } of marks) {
    if (!photos.has(url)) throw new AppError('invalid', NOT_OWN);
    if (original === url) throw new AppError('invalid', ITSELF);
    if (original && !photos.has(original) && !originals.has(original)) throw new AppError('invalid', NOT_OWN);
    const { verdict, reason } = checkText(edits);
    if (verdict !== 'allow') throw new AppError('invalid', `“${edits}” can’t be used here. ${reason ?? ''}`);
  }
}
