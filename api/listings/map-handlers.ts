import type { Functions, Input } from '../contract.ts';
import type { Call } from '../http/call.ts';

export async function generateMapsUrl({ ctx }: Call, input: Input<Functions['generate-maps-url']>) {
  return { embedUrl: ctx.maps.embedUrl(input) };
}
