/** A part of a word: letters as a pattern, a word list, or a choice. */
export type Part = (
  | { kind: 'letters'; pattern: string; start: string | undefined }
  | { kind: 'list'; name: string }
  | { kind: 'choice'; options: Element[][] }
) & { isOptional: boolean };

export type Element =
  | { kind: 'word'; parts: Part[] }
  | { kind: 'optional'; options: Element[][] }
  | { kind: 'cut'; elements: Element[] }
  | { kind: 'check'; mark: '!' | '=' | '-'; parts: Part[] }
  | { kind: 'gap'; mark: '~' | '+'; words: string }
  | { kind: 'edge'; mark: '^' | '$' };

const signs: Record<string, string> = { '**': '\\S+', '*': '\\w+', '#': '\\d', '-': ' ?' };
const wordToken = /\*\*|[*#-]|<([a-z-]+)>|\(|[^ |()[\]{}<>?*#-]+(?!\?)|[^ |()[\]{}<>?*#-]/y;

/** Reads a phrase in the notation described in data/README.md. */
export function parsePhrase(text: string): Element[] {
  let at = 0;

  function fail(problem: string): never {
    throw new Error(`${problem} at "${text.slice(at, at + 20)}" of the phrase "${text}".`);
  }

  function take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(text) ?? undefined;
    at += found?.[0].length ?? 0;
    return found;
  }

  function expect(bracket: string): void {
    if (text[at] !== bracket) fail(`"${bracket}" is missing`);
    at += 1;
  }

  function readOption(): Element[] {
    const elements = readElements();
    const last = elements.findLast(({ kind }) => kind !== 'optional');
    return last?.kind === 'word' ? elements : fail('A choice must end with a word');
  }

  function readOptions(close: string): Element[][] {
    const options = [readOption()];
    while (take(/\|/y)) options.push(readOption());
    expect(close);
    return options;
  }

  function readPart(): Part | undefined {
    const found = take(wordToken);
    if (!found) return undefined;
    const [token, name] = found;
    const part =
      token === '('
        ? { kind: 'choice' as const, options: readOptions(')') }
        : name
          ? { kind: 'list' as const, name }
          : {
              kind: 'letters' as const,
              pattern: signs[token] ?? token.replaceAll(/[.+$]/g, '\\$&'),
              start: token in signs ? undefined : token,
            };
    return { ...part, isOptional: take(/\?/y) !== undefined };
  }

  function readWord(): Part[] {
    const parts: Part[] = [];
    for (let part = readPart(); part; part = readPart()) parts.push(part);
    return parts.length > 0 ? parts : fail('A word is missing');
  }

  function readElement(): Element {
    const edge = take(/[$^](?=[ |)\]}]|$)/y);
    if (edge) return { kind: 'edge', mark: edge[0] as '^' | '$' };
    const gap = take(/([~+])(\d)(?=[ |)\]}]|$)/y);
    if (gap) return { kind: 'gap', mark: gap[1] as '~' | '+', words: gap[2] as string };
    const check = take(/[!=-]/y);
    if (check) return { kind: 'check', mark: check[0] as '!' | '=' | '-', parts: readWord() };
    if (take(/\[/y)) return { kind: 'optional', options: readOptions(']') };
    if (!take(/\{/y)) return { kind: 'word', parts: readWord() };
    const elements = readElements();
    expect('}');
    return { kind: 'cut', elements };
  }

  function readElements(): Element[] {
    const elements: Element[] = [];
    do elements.push(readElement());
    while (take(/ /y));
    return elements;
  }

  const elements = readElements();
  return at < text.length ? fail('Something unexpected stands') : elements;
}
