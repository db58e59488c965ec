import { articleFor } from '../../english/article-for.ts';
import { sightsOf } from './best-points.ts';
import { type Copy, inPlace, placeName } from './copy.ts';
import { nounOf } from './noun-of.ts';
import { questionOf } from './post-ideas.ts';

/** A way to ask, and the words by which it is known in a text. */
type Question = { text: string; mark: string };

/** A question about this home that everybody has an answer to, asked as none of the agent's last homes asks it. */
export function askReaders(copy: Copy): string {
  const asked = copy.askedBefore ?? [];
  const start = seedOf(copy.facts.street ?? '');
  // What is there to see comes first; who is looking is asked where all of that was asked.
  const questions = [...turned(questionsOnSights(copy), start), ...turned(questionsToBuyers(copy), start)];
  const ages = questions.map(({ mark }) => {
    const at = asked.findIndex((text) => text.includes(mark));
    return at < 0 ? asked.length : at;
  });
  return questions[ages.indexOf(Math.max(...ages))]?.text ?? questionOf(copy);
}

function turned(questions: readonly Question[], by: number): Question[] {
  const start = questions.length === 0 ? 0 : by % questions.length;
  return [...questions.slice(start), ...questions.slice(0, start)];
}

function questionsOnSights(copy: Copy): Question[] {
  const [one, other] = sightsOf(copy);
  if (one && other) return betweenTwo(`the ${one.name}`, `the ${other.name}`);
  return one?.topic === 'outside' ? aboutOne(`the ${one.name}`) : [];
}

function betweenTwo(one: string, other: string): Question[] {
  const two = `${one} or ${other}`;
  return [
    { text: `${two.replace('the', 'The')}: which would you see first?`, mark: 'which would you see first?' },
    { text: `Which would sell you, ${two}?`, mark: 'Which would sell you, ' },
    { text: `Would you pick ${two}?`, mark: 'Would you pick ' },
    { text: `First stop: ${two}?`, mark: 'First stop: ' },
    { text: `Your favorite: ${two}?`, mark: 'Your favorite: ' },
    { text: `Start with ${one}, or go straight to ${other}?`, mark: ', or go straight to ' },
    { text: `What would you show a friend first, ${two}?`, mark: 'show a friend first, ' },
  ];
}

function aboutOne(one: string): Question[] {
  return [
    { text: `What would you do with ${one}?`, mark: 'What would you do with ' },
    { text: `How would you use ${one}?`, mark: 'How would you use ' },
    { text: `Coffee or dinner on ${one}?`, mark: 'Coffee or dinner on ' },
    { text: `Morning or evening on ${one}?`, mark: 'Morning or evening on ' },
  ].filter(
    ({ text }) => !/ on the/.test(text) || /\b(?:deck|terrace|balcony|patio|porch|rooftop)$/.test(one),
  );
}

function questionsToBuyers(copy: Copy): Question[] {
  const place = placeName(copy);
  const { street } = copy.facts;
  const noun = nounOf(copy).replace(/^\d{4} /, '');
  const home = place ? `${articleFor(noun)} ${noun} ${inPlace(place)}` : null;
  const asked = [
    { text: questionOf(copy), mark: 'Know someone ' },
    home && { text: `Is ${home} on your list?`, mark: ' on your list?' },
    home && { text: `Looking for ${home}?`, mark: 'Looking for ' },
    home && { text: `Ready for ${home}?`, mark: 'Ready for ' },
    home && { text: `Who has been waiting for ${home}?`, mark: 'Who has been waiting ' },
    street && { text: `Who should see ${street} first?`, mark: 'Who should see ' },
    street && { text: `Who comes to mind for ${street}?`, mark: 'Who comes to mind ' },
    street && { text: `Who would you send to ${street}?`, mark: 'Who would you send ' },
  ];
  return asked.flatMap((question) => question || []);
}

function seedOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}
