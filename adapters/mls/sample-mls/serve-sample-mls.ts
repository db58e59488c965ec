import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createSampleMls, type SampleFault, type SampleMls } from './sample-mls.ts';

/** The sample MLS on its own port on this machine. */
export async function serveSampleMls(options: {
  tokenSeconds?: number;
  fault?: (request: Request) => SampleFault | undefined;
}): Promise<SampleMls & { baseUrl: string; stop: () => void }> {
  let sample: SampleMls | undefined;
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => sample?.answer(request) ?? new Response(null, { status: 503 }),
  });
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/reso/`;
  sample = createSampleMls({ ...options, baseUrl });
  return { ...sample, baseUrl, stop: () => void server.close() };
}
