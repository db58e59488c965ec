const start = 'llama_vocab_base64 = "';

/** The transcriber's word pieces by number; they are kept in a source file, of which only the data is read. */
export function readWordPieces(source: string): string[] {
  const from = source.indexOf(start);
  const to = source.indexOf('"', from + start.length);
  if (from < 0 || to < 0) throw new Error('the list of word pieces is not where it should be');
  return Buffer.from(source.slice(from + start.length, to), 'base64')
    .toString('utf8')
    .split('\n');
}

/** Pieces become text: ▁ is a space, <0x41> a byte. */
export function joinWordPieces(pieces: string[], numbers: number[]): string {
  const bytes = numbers.flatMap((number) => {
    const piece = pieces[number] ?? '';
    const byte = /^<0x([0-9A-F]{2})>$/.exec(piece)?.[1];
    return byte ? [Number.parseInt(byte, 16)] : [...Buffer.from(piece.replaceAll('▁', ' '))];
  });
  return Buffer.from(bytes).toString('utf8').trim();
}
