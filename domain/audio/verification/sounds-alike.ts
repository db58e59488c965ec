const rules: [pattern: RegExp, by: string][] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/gh(?=t)/g, ''],
  [/(?:ph|gh$)/g, 'f'],
  [/mb$/, 'm'],
  [/(?:tch|ch)/g, 'c'],
  [/(?:ck|q|kh|x)/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/dge?/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/h(?![aeiouy])/g, ''],
  [/w(?![aeiouy])/g, ''],
  [/(?<=[^aeiouy])e$/, ''],
  [/[aeiouy]+/g, 'a'],
  [/(.)\1+/g, '$1'],
  [/a$/, ''],
];

/** Roughly how a name sounds: transcribers spell unknown names by ear. */
function soundOf(word: string): string {
  return rules.reduce((sound, [pattern, by]) => sound.replace(pattern, by), word);
}

/** Consonants that differ only in voicing are often confused. */
const unvoiced: Record<string, string> = { b: 'p', d: 't', g: 'k', v: 'f', j: 'c' };

function coarse(word: string): string {
  return soundOf(word).replace(/[bdgvj]/g, (letter) => unvoiced[letter] ?? letter);
}

/** Whether both are at most one inserted, deleted or changed letter apart. */
function isOneApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}

const minLooseLength = 5;
const vowel = /^[aeiouy]/;

/** The same name spelled by ear. Long names with one sound off count if they begin alike. */
export function soundsAlike(a: string, b: string): boolean {
  if (a[0] !== b[0] && !/^[ckqsxz]|^ph|^f|^kn|^gn|^wr/.test(a) && !(vowel.test(a) && vowel.test(b)))
    return false;
  if (soundOf(a) === soundOf(b)) return true;
  const [one, other] = [coarse(a), coarse(b)];
  return one.length >= minLooseLength && one[0] === other[0] && isOneApart(one, other);
}
