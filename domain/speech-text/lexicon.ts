/** How to say words and names of up to four words; the key is the written form in lowercase. */
export type Lexicon = ReadonlyMap<string, string>;

const phrase = /\p{L}[\p{L}\p{M}'-]{0,50}(?:(?:\. | |, )\p{L}[\p{L}\p{M}'-]{0,50}){0,3}(?![\p{L}\p{M}])/uy;
const lastWord = /(?:\. | |, )[^ ]+$/;

/** "Coeur d’Alene " → "coeur d'alene": the lookup key of a written form. */
export function lexiconKey(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/[‘’‛ʼ`´′]/g, "'")
    .replace(/[.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The longest known name that starts here, as the lexicon says it. */
export function readLexicon(
  lexicon: Lexicon,
  text: string,
  at: number,
): { said: string; end: number } | null {
  phrase.lastIndex = at;
  let written = phrase.exec(text)?.[0];
  while (written) {
    const bare = written.replace(/'s?$/i, '');
    for (const form of new Set([written, bare])) {
      const said = lexicon.get(lexiconKey(form));
      if (said !== undefined)
        return { said: ` ${said}${form === written ? ' ' : ''}`, end: at + form.length };
    }
    written = lastWord.test(written) ? written.replace(lastWord, '') : undefined;
  }
  return null;
}
