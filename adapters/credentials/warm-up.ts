import type { ContentClaim } from './contract.ts';
import { type SignTask, signMedia } from './sign-media.ts';

/** One white pixel as JPEG. */
const pixel =
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAA/9k=';

/** A frame of silence: MPEG-1 layer III, 128 kbit/s, 44.1 kHz. */
const frame = Buffer.alloc(417);
frame.set([0xff, 0xfb, 0x90, 0x64]);
/**
 * About as long as an episode: the library compiles what it repeats, and allocates memory for the whole file.
 */
const FRAMES = 8800;

/**
 * Signs a one-pixel picture and a silent recording, so that the library is loaded, compiled and has enough memory
 * before the first file comes.
 */
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
  const silence = Buffer.alloc(FRAMES * frame.length, frame);
  await signMedia({ bytes: silence, mediaType: 'audio/mpeg', claim, ...signer });
}
