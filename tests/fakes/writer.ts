import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type WriterFault =
  | 'hang'
  | 'reset'
  | 'garbage'
  | 'wrong-shape'
  | 'cut'
  | 'refusal'
  | 'empty'
  | 'no-sampling'
  | 'endless'
  | number;
export type Asked = {
  system: string;
  prompt: string;
  maxOutputTokens: number;
  temperature: number | undefined;
  seed: number | undefined;
  key: string;
};
type Wire = 'openai-compatible' | 'anthropic' | 'google';

const usage = { input: 1000, output: 200 };

/** A language model on loopback that supports the three wire formats, says what it's told to, and fails on request. */
export async function startFakeWriter() {
  const asked: Asked[] = [];
  const faults: WriterFault[] = [];
  let answer: (asked: Asked) => unknown = () => ({});

  const server = createServer(async (request, response) => {
    const body = JSON.parse((await text(request)) || '{}');
    const wire = wireOf(request.url ?? '');
    const fault = faults.shift();
    if (fault === 'hang') return;
    if (fault === 'reset') return void response.socket?.destroy();
    if (fault === 'endless') return pour(response);
    if (typeof fault === 'number')
      return void response.writeHead(fault, json).end('{"error":{"message":"no"}}');
    if (fault === 'no-sampling')
      return void response
        .writeHead(400, json)
        .end('{"error":{"message":"Unsupported parameter: temperature is not supported with this model."}}');
    if (!wire) return void response.writeHead(404).end();
    const call = { ...readers[wire](body), key: keyOf(request.headers) };
    asked.push(call);
    const said = fault && fault in brokenAnswers ? brokenAnswers[fault] : answer(call);
    const isCut = fault === 'cut';
    const whole = isCut ? asText(said).slice(0, 20) : said;
    response.writeHead(200, json).end(JSON.stringify(writers[wire](whole, isCut, body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: (wire: Wire) => (wire === 'google' ? `${origin}/v1beta` : `${origin}/v1`),
    asked,
    /** Each of the next requests hits one. */
    faults,
    say: (by: (asked: Asked) => unknown) => {
      answer = by;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const brokenAnswers: Partial<Record<WriterFault, unknown>> = {
  garbage: 'I am sorry, {',
  'wrong-shape': { odd: true },
  refusal: "I'm sorry, but I can't help with that.",
  empty: '',
};
const json = { 'content-type': 'application/json' };

function keyOf(headers: Record<string, string | string[] | undefined>): string {
  const key = headers.authorization ?? headers['x-api-key'] ?? headers['x-goog-api-key'] ?? '';
  return String(key).replace('Bearer ', '');
}

function wireOf(path: string): Wire | undefined {
  if (path === '/v1/chat/completions') return 'openai-compatible';
  if (path === '/v1/messages') return 'anthropic';
  return /^\/v1beta\/models\/[^/]+:generateContent$/.test(path) ? 'google' : undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever was sent
const readers: Record<Wire, (body: any) => Omit<Asked, 'key'>> = {
  'openai-compatible': (body) => ({
    system: plain(body.messages[0].content),
    prompt: plain(body.messages[1].content),
    maxOutputTokens: body.max_tokens,
    temperature: body.temperature,
    seed: body.seed,
  }),
  anthropic: (body) => ({
    system: plain(body.system),
    prompt: plain(body.messages[0].content),
    maxOutputTokens: body.max_tokens,
    temperature: body.temperature,
    // It doesn't support a seed.
    seed: undefined,
  }),
  google: (body) => ({
    system: plain(body.systemInstruction.parts),
    prompt: plain(body.contents[0].parts),
    maxOutputTokens: body.generationConfig.maxOutputTokens,
    temperature: body.generationConfig.temperature,
    seed: body.generationConfig.seed,
  }),
};

function plain(content: string | { text: string }[]): string {
  return typeof content === 'string' ? content : content.map((part) => part.text).join('');
}

const asText = (said: unknown) => (typeof said === 'string' ? said : JSON.stringify(said));

// biome-ignore lint/suspicious/noExplicitAny: whatever was sent
const writers: Record<Wire, (said: unknown, isCut: boolean, body: any) => object> = {
  'openai-compatible': (said, isCut) => ({
    id: 'chat-1',
    object: 'chat.completion',
    created: 0,
    model: 'fake',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: asText(said) },
        finish_reason: isCut ? 'length' : 'stop',
      },
    ],
    usage: { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: 1200 },
  }),
  anthropic: (said, isCut, body) => {
    const isTool =
      body.tools?.some((tool: { name: string }) => tool.name === 'json') && typeof said === 'object';
    return {
      id: 'msg-1',
      type: 'message',
      role: 'assistant',
      model: 'fake',
      content: isTool
        ? [{ type: 'tool_use', id: 'tool-1', name: 'json', input: said }]
        : [{ type: 'text', text: asText(said) }],
      stop_reason: isCut ? 'max_tokens' : isTool ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: usage.input, output_tokens: usage.output },
    };
  },
  google: (said, isCut) => ({
    candidates: [
      {
        content: { role: 'model', parts: [{ text: asText(said) }] },
        finishReason: isCut ? 'MAX_TOKENS' : 'STOP',
      },
    ],
    usageMetadata: {
      promptTokenCount: usage.input,
      candidatesTokenCount: usage.output,
      totalTokenCount: 1200,
    },
  }),
};

function pour(response: ServerResponse): void {
  response.writeHead(200, json);
  const chunk = 'x'.repeat(65_536);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more);
  };
  response.on('error', () => {});
  more();
}
