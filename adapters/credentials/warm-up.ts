import type { ContentClaim } from './contract.ts';
import { type SignTask, signMedia } from './sign-media.ts';

/** One white pixel as JPEG. */
const pixel =
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAA/9k=';

/** Signs a picture of one pixel, so that the library is loaded and compiled before the first file comes. */
export async function warmUp(signer: Pick<SignTask, 'version' | 'chain' | 'privateKey'>): Promise<void> {
  const claim: ContentClaim = {
    manifestId: 'urn:c2pa:00000000-0000-4000-8000-000000000000',
    title: '',
    actions: [{ name: 'created', description: '', sourceType: 'algorithmicMedia' }],
    madeAt: new Date(0),
    factSheetHash: null,
    verifyUrl: '',
  };
  await signMedia({ bytes: Buffer.from(pixel, 'base64'), mediaType: 'image/jpeg', claim, ...signer });
}
