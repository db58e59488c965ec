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

/** Roughly how a name sounds: recognisers write names they never saw the way they hear them. */
function soundOf(word: string): string {
  return rules.reduce((sound, [pattern, by]) => sound.replace(pattern, by), word);
}

export function soundsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || /^[ckqsxz]|^ph|^f|^kn|^gn|^wr/.test(a) ? soundOf(a) === soundOf(b) : false;
}
