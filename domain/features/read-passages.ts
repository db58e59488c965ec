import type { Scope } from './read-scopes.ts';

const headings: [scope: Scope, sign: RegExp][] = [
  [
    'imagined',
    /\b(?:potential|possibilit(?:y|ies)|allows? for|plans?|proposed|options?|could be|can be|opportunit(?:y|ies))\b/i,
  ],
  ['building', /\b(?:building|amenit(?:y|ies)|common|community|association|residents)\b/i],
  ['area', /\b(?:location|neighborhood|nearby|area|transportation)\b/i],
];
const maxHeadingWords = 10;
const keyLength = 30;

const plainLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');

/** "The apartment allows for:" covers everything listed under it, up to the next heading or blank line. */
export function readPassages(text: string): (sentence: string) => Scope | undefined {
  const passages: { scope: Scope; body: string }[] = [];
  let current: { scope: Scope; body: string } | undefined;
  for (const line of text.split('\n')) {
    const plain = line.replace(/^[\s•*·–-]+/, '').trim();
    if (plain === '') {
      if (current?.body !== '') current = undefined;
    } else if (plain.endsWith(':') && plain.split(/\s+/).length <= maxHeadingWords) {
      const scope = headings.find(([, sign]) => sign.test(plain))?.[0];
      current = scope && { scope, body: '' };
      if (current) passages.push(current);
    } else if (current) current.body += plainLetters(plain);
  }
  return (sentence) => {
    const key = plainLetters(sentence).slice(0, keyLength);
    return key === '' ? undefined : passages.find(({ body }) => body.includes(key))?.scope;
  };
}
