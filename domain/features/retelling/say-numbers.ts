const words = ' one two three four five six seven eight nine'.split(' ');
const joined =
  'foot|unit|story|car|level|room|piece|burner|bedroom|bath|family|block|minute|month|year|zone|person|panel|home|residence|flight|hour|acre';
/** "A 7-unit building": a one-digit number with the word it counts after it. */
const before = new RegExp(
  `(?<![\\p{L}\\d.,$#:/–-])([1-9])(?=-(?:${joined})\\b(?!-\\d))(?<!\\b(?:by|to|or|and)[ -]\\d)`,
  'gu',
);
const counted =
  /(?<=(?:^|\s))(?<!\b(?:[Tt]he|[Uu]nit|apt|apartment|suite|floor|line|lines|route|pier|tower|building|train|phase|penthouse|residence|by|to|no|R|PH|trains?|subway|from|between|until|through|on|at|\p{Lu}\p{L}*|\d) )([2-9])(?= (?!by\b|x\b|to\b|or\b|and\b|a\b|percent|train|line|subway|express|million|square|feet|foot|inch|ft\b|am\b|pm\b|in\b|with\b|on\b|at\b|is\b|are\b)\p{Ll})/gu;
const oneOf = /(?<=(?:^It's |just |only ))1(?= (?:block|minute|mile|flight))/gu;

/** Small numbers as people say them: "a seven-unit building", "two parking spots". Next to a fraction, keep figures. */
export function sayNumbers(text: string): string {
  const isMixed = /\d\.\d|\d\/\d/.test(text);
  const named = isMixed ? text : text.replace(before, (digit) => words[Number(digit)] ?? digit);
  const told = (isMixed ? named : named.replace(counted, (digit) => words[Number(digit)] ?? digit)).replace(
    oneOf,
    'one',
  );
  return told.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
