import type { Call } from '../caller.ts';
import type { Functions, Input } from '../contract.ts';

export async function generateMapsUrl({ ctx }: Call, input: Input<Functions['generate-maps-url']>) {
  return { embedUrl: ctx.maps.embedUrl(input) };
}
