const titles = new Set(
  'mr mrs ms dr jr sr ii iii iv realtor realtors broker agent gri crs abr sres epro team'.split(' '),
);

/**
 * Whether two names belong to the same person: same last name, and one first name may be short for the other.
 */
export function isSamePerson(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  if (first.length < 2 || second.length < 2 || first.at(-1) !== second.at(-1)) return false;
  const [short, long] = [first[0] ?? '', second[0] ?? ''].sort((a, b) => a.length - b.length);
  return long?.startsWith(short ?? '') ?? false;
}

function wordsOf(name: string): string[] {
  // "Jane Doe, Realtor" and "Jane Doe (Team Doe)" are Jane Doe.
  const [plain = ''] = name.split(/[,(|]/);
  const letters = plain.normalize('NFKD').replace(/[\p{M}.'’®™]/gu, '');
  return letters
    .toLowerCase()
    .split(/[^\p{L}&]+/u)
    .filter((word) => word !== '' && !titles.has(word));
}
