import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';

export type PaintFault =
  | 'hang'
  | 'reset'
  | 'garbage'
  | 'empty'
  | 'not-an-image'
  | 'half-an-image'
  | 'tiny'
  | number;
type Wire = 'openai-compatible' | 'google';

const json = { 'content-type': 'application/json' };

/** An image model on loopback that speaks both wire formats and fails on request. */
export async function startFakeImageModel() {
  const asked: { prompt: string; size: string | undefined; key: string }[] = [];
  const faults: PaintFault[] = [];
  const pictures = {
    good: await painted(1024),
    tiny: await painted(64),
  };

  const server = createServer(async (request, response) => {
    const body = JSON.parse((await text(request)) || '{}');
    const isGoogle = /^\/v1beta\/models\/[^/]+:generateContent$/.test(request.url ?? '');
    if (!isGoogle && request.url !== '/v1/images/generations') return void response.writeHead(404).end();
    const { authorization, 'x-goog-api-key': googleKey } = request.headers;
    asked.push({
      prompt: isGoogle ? body.contents[0].parts[0].text : body.prompt,
      size: isGoogle ? body.generationConfig.imageConfig?.aspectRatio : body.size,
      key: String(googleKey ?? authorization ?? '').replace('Bearer ', ''),
    });
    const fault = faults.shift();
    if (fault === 'hang') return;
    if (fault === 'reset') return void response.socket?.destroy();
    if (typeof fault === 'number')
      return void response.writeHead(fault, json).end('{"error":{"message":"no"}}');
    if (fault === 'garbage') return void response.writeHead(200, json).end('{"data": [');
    const bytes =
      fault === 'not-an-image'
        ? Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
        : fault === 'half-an-image'
          ? pictures.good.subarray(0, 900)
          : fault === 'tiny'
            ? pictures.tiny
            : pictures.good;
    response
      .writeHead(200, json)
      .end(
        JSON.stringify(answers[isGoogle ? 'google' : 'openai-compatible'](fault === 'empty' ? [] : [bytes])),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: (wire: Wire) => (wire === 'google' ? `${origin}/v1beta` : `${origin}/v1`),
    asked,
    /** Each of the next requests hits one. */
    faults,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const answers: Record<Wire, (pictures: Buffer[]) => object> = {
  'openai-compatible': (pictures) => ({
    created: 0,
    data: pictures.map((bytes) => ({ b64_json: bytes.toString('base64') })),
  }),
  google: (pictures) => ({
    candidates: [
      {
        content: {
          role: 'model',
          parts: pictures.map((bytes) => ({
            inlineData: { mimeType: 'image/png', data: bytes.toString('base64') },
          })),
        },
        finishReason: 'STOP',
      },
    ],
    usageMetadata: { promptTokenCount: 40, candidatesTokenCount: 1290, totalTokenCount: 1330 },
  }),
};

function painted(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#c86b2a' } })
    .png()
    .toBuffer();
}
