import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

type Said = { who: string; text: string };

export type Conversation = {
  /** What a person says or does between two calls. */
  say: (who: string, text: string) => void;
  call: (name: string, input: Record<string, unknown>) => Promise<Record<string, unknown>>;
  end: () => Promise<string>;
};

const MAX_TEXT = 900;

/** A scripted assistant with the official client; everything said and sent goes into a transcript. */
export async function openConversation(url: string, token?: string): Promise<Conversation> {
  const said: Said[] = [];
  const client = new Client(
    { name: 'scripted-assistant', version: '1.0.0' },
    { versionNegotiation: { mode: 'auto' } },
  );
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  const { tools } = await client.listTools();
  const revision = client.getNegotiatedProtocolVersion();
  const offered = tools.map(({ name }) => `\`${name}\``).join(', ');
  return {
    say: (who, text) => void said.push({ who, text }),
    async call(name, input) {
      const result = await client.callTool({ name, arguments: input });
      const [first] = result.content;
      const text = first?.type === 'text' ? first.text : '';
      const shown = result.isError ? text : JSON.stringify(JSON.parse(text), null, 2);
      said.push(
        { who: 'Assistant calls', text: block('json', JSON.stringify({ [name]: input }, null, 2)) },
        {
          who: result.isError ? 'Hearthcast refuses' : 'Hearthcast answers',
          text: block(result.isError ? 'text' : 'json', shorten(shown)),
        },
      );
      return (result.structuredContent ?? {}) as Record<string, unknown>;
    },
    async end() {
      await client.close();
      const head = `Revision ${revision}. Tools: ${offered}.`;
      return [
        head,
        ...said.map(({ who, text }) =>
          text.startsWith('\n') ? `**${who}:**${text}` : `**${who}:** ${text}`,
        ),
      ].join('\n\n');
    },
  };
}

const block = (language: string, text: string) => `\n\n\`\`\`${language}\n${text}\n\`\`\``;

function shorten(text: string): string {
  // A signed link opens a kit, so it mustn't be in a file.
  const plain = text.replace(/\?expires=[^"]*/g, '?expires=…&signature=…');
  return plain.length <= MAX_TEXT ? plain : `${plain.slice(0, MAX_TEXT)}\n…`;
}
