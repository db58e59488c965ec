import { parseConditions } from './parse-scenes.ts';
import type { Scene } from './scene.ts';

type Reply = {
  text: string;
  needs: ReturnType<typeof parseConditions> | undefined;
  before: string | undefined;
  isSpare: boolean;
};

/**
 * Replies: words in what Nora just said, then a line for each way Miles can pick them up. Conditions go in parentheses
 * in front of a line. ">money " in front means that the money section has to come next, and "~ " that the line is used
 * only where many homes would get a plain question.
 */
export function parseReplies(text: string, sections: readonly string[]): Scene[] {
  return text
    .split(/^= /m)
    .slice(1)
    .flatMap((block) => {
      const [head = '', ...lines] = block
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
      const replies = lines.map(parseReply);
      // Those that lead to the next thing come first, spares last.
      const kinds = [...new Set(replies.map(kindOf))].sort((a, b) => rankOf(a) - rankOf(b));
      return kinds.map((kind) =>
        sceneOf(
          `${head}${kind}`,
          head,
          replies.filter((one) => kindOf(one) === kind),
          sections,
        ),
      );
    });
}

const kindOf = ({ before, isSpare }: Reply) => `${before ? ` > ${before}` : ''}${isSpare ? ' ~' : ''}`;
const rankOf = (kind: string) => (kind.endsWith('~') ? 2 : kind === '' ? 1 : 0);

function parseReply(line: string): Reply {
  const [, spare, body = line] = /^(~ )(.+)$/.exec(line) ?? [];
  const [, before, rest = body] = /^>(\w+) (.+)$/.exec(body) ?? [];
  const [, when, text = rest] = /^\(([^)]+)\) (.+)$/.exec(rest) ?? [];
  return {
    text,
    needs: when === undefined ? undefined : parseConditions(when),
    before,
    isSpare: spare !== undefined,
  };
}

function sceneOf(id: string, head: string, replies: readonly Reply[], sections: readonly string[]): Scene {
  const [first] = replies;
  return {
    id: `reply ${id}`,
    part: 'reply',
    heard: new RegExp(head, 'i'),
    sections,
    ...(first?.before && { before: first.before }),
    ...(first?.isSpare && { rank: 'spare' }),
    needs: [],
    lines: [
      {
        speaker: 'miles',
        variants: replies.map(({ text }) => text),
        variantNeeds: new Map(replies.flatMap(({ text, needs }) => (needs ? [[text, needs] as const] : []))),
        isGeneral: false,
        when: [],
      },
    ],
    callback: [],
  };
}
