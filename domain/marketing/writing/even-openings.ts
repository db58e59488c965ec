const opening = /^(There (?:is|are)|The (?:[\p{Ll}-]+ ){1,3}?has) /u;
/** Joined, two short sentences are still easy to read. */
const maxJoined = 16;
const count = (text: string) => text.split(' ').length;

/** Sentences one after another that don't open alike: those that do are joined if they are short, else the second is turned. */
export function evenOpenings(sentences: readonly string[]): string[] {
  const told: string[] = [];
  for (const sentence of sentences) {
    const before = told.at(-1) ?? '';
    const start = opensWith(before);
    if (start === undefined || start !== opensWith(sentence)) {
      told.push(sentence);
      continue;
    }
    const [one, other] = [before, sentence].map((text) => text.replace(opening, '').replace(/\.$/, ''));
    const isShort = count(before) + count(sentence) <= maxJoined;
    if (isShort && one && other && isOne(one) && isOne(other) && sameVerb(before, sentence))
      told.splice(-1, 1, `${before.replace(/\.$/, '')} and ${other}.`);
    else told.push(turned(sentence));
  }
  return told;
}

const subject = /^(?:There (?=is|are)|The (?:[\p{Ll}-]+ ){1,3}?(?=(?:has|is|was) ))/u;
/** "There is" and "There are" open alike, and so do two sentences about the kitchen. */
const opensWith = (text: string) => subject.exec(text)?.[0];

/** "A sauna", and not a list, nor a thing with what it has. */
const isOne = (things: string) => !/,| (?:and|with|plus|that|which|where) /.test(things);

const sameVerb = (one: string, other: string) => opening.exec(one)?.[1] === opening.exec(other)?.[1];

function turned(sentence: string): string {
  return sentence
    .replace(/^There (is|are) (?!also)/, 'There $1 also ')
    .replace(
      /^The (?:[\p{Ll}-]+ ){1,3}?(?=has (?:(?:recently|just|newly) )?(?:been|become|undergone) )/u,
      'It ',
    )
    .replace(/^The (?:[\p{Ll}-]+ ){1,3}?has (?:also )?/u, 'It also has ')
    .replace(/^The (?:[\p{Ll}-]+ ){1,3}?(?=(?:is|was) )/u, 'It ');
}
