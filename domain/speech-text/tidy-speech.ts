const strength = '.?!;:,';

/** Of several consecutive marks, the strongest is kept. */
function strongest(run: string): string {
  let best = ',';
  for (const mark of run)
    if (strength.includes(mark) && strength.indexOf(mark) < strength.indexOf(best)) best = mark;
  return best;
}

/** Leaves only words and the marks that make a voice pause or rise. */
export function tidySpeech(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\s.,?!;:'-]/gu, ' ')
    .replace(/(?<![\p{L}\p{M}])\p{M}+/gu, '')
    .replace(/(?<![\p{L}\p{M}])'+|'+(?![\p{L}])/gu, ' ')
    .replace(/(?<=[\p{L}\p{M}])\s?-\s?(?=\p{L})/gu, '\u0001')
    .replace(/-+/g, ' ')
    .replaceAll('\u0001', '-')
    .replace(/[.,?!;:](?:\s{0,9}[.,?!;:])*/g, (run) => `${strongest(run)} `)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,?!;:])/g, '')
    .replace(/^[\s.,?!;:]+/, '')
    .replace(/[\s,;:]+$/, '')
    .normalize('NFKC');
}
