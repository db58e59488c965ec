import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** `late`: the right response, after everyone has given up waiting. */
export type SpeechFault = 'hang' | 'reset' | 'garbage' | 'late' | number;
export type SpeechRequest = {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
};

const rate = 24_000;
/** Longer than a caller waits. */
const LATE_MS = 125_000;

/** The speech endpoints of OpenAI, ElevenLabs and Gemini on loopback: a tone of 100 ms per word, and faults on request. */
export async function startFakeSpeech() {
  const requests: SpeechRequest[] = [];
  const faults: SpeechFault[] = [];

  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    const fault = faults.shift();
    if (fault === 'hang') return;
    if (fault === 'reset') return void response.socket?.destroy();
    if (fault === 'garbage') return void response.end('{"audio": nonsense');
    if (typeof fault === 'number') return void response.writeHead(fault).end('{"error":"as asked"}');
    const answer = serve(request, body);
    if (fault === 'late') await wait(LATE_MS, undefined, { ref: false });
    response.writeHead(answer ? 200 : 401).end(answer ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Each of the next requests hits one. */
    faults,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever was sent
function serve({ url = '', headers }: IncomingMessage, body: any): string | Buffer | undefined {
  if (url === '/v1/audio/speech' && headers.authorization === 'Bearer key-1') return wav(tone(body.input));
  if (url.startsWith('/v1/text-to-dialogue/with-timestamps?') && headers['xi-api-key'] === 'key-1')
    return dialogue(body.inputs);
  if (/^\/v1beta\/models\/[^/]+:generateContent$/.test(url) && headers['x-goog-api-key'] === 'key-1') {
    const said = body.contents[0].parts[0].text
      .split('\n')
      .at(-1)
      .replace(/^\w+: /, '');
    const inlineData = { mimeType: `audio/L16;codec=pcm;rate=${rate}`, data: tone(said).toString('base64') };
    return JSON.stringify({ candidates: [{ content: { parts: [{ inlineData }] } }] });
  }
  return undefined;
}

function tone(said: string): Buffer {
  const length = said.split(/\s+/).length * rate * 0.1;
  const bytes = Buffer.alloc(length * 2);
  for (let index = 0; index < length; index++)
    bytes.writeInt16LE(Math.round(9000 * Math.sin(index / 20)), index * 2);
  return bytes;
}

/** Like the real one: a line in square brackets is an interruption and has no length of its own. */
function dialogue(inputs: { text: string }[]): string {
  const sounds = inputs.map((input) => tone(input.text));
  const characters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let clock = 0;
  const segments = inputs.map(({ text: said }, index) => {
    const seconds = (sounds[index] as Buffer).length / 2 / rate;
    const isSwallowed = inputs.length > 1 && said.startsWith('[');
    const first = characters.length;
    for (const [at, letter] of [...said].entries()) {
      characters.push(letter);
      starts.push(clock + (seconds * at) / said.length);
      ends.push(clock + (seconds * (at + 1)) / said.length);
    }
    const start = clock;
    clock += seconds;
    return {
      voice_id: 'any',
      start_time_seconds: start,
      end_time_seconds: isSwallowed ? start : clock,
      character_start_index: first,
      character_end_index: characters.length,
      dialogue_input_index: index,
    };
  });
  return JSON.stringify({
    audio_base64: Buffer.concat(sounds).toString('base64'),
    alignment: { characters, character_start_times_seconds: starts, character_end_times_seconds: ends },
    voice_segments: segments,
  });
}

function wav(samples: Buffer): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  // Streamed: the length was not known when this was written.
  header.writeUInt32LE(0xffff_ffff, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(0xffff_ffff, 40);
  return Buffer.concat([header, samples]);
}
