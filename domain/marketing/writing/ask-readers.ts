import { articleFor } from '../../english/article-for.ts';
import { sightsOf } from './best-points.ts';
import { type Copy, inPlace, placeName } from './copy.ts';
import { nounOf } from './noun-of.ts';
import { questionOf, wayOf } from './post-ideas.ts';

/** A way to ask, and the words by which it is known in a text. */
type Question = { text: string; mark: string };

/** A question about this home that everybody has an answer to, asked as none of the agent's last homes asks it. */
export function askReaders(copy: Copy): string {
  const asked = copy.askedBefore ?? [];
  const start = seedOf(copy.facts.street ?? '');
  // What is there to see comes first; who is looking is asked where all of that was asked.
  const questions = [...turned(questionsOnSights(copy), start), ...turned(questionsToNeighbors(copy), start)];
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

/** Somewhere to be: of a ceiling nobody asks when you would be there. */
const somewhere =
  /\b(?:deck|terrace|balcony|patio|porch|rooftop|garden|yard|backyard|courtyard|pool|library|sauna|sunroom|lounge)$/;
const upstairs = /\b(?:deck|terrace|balcony|patio|porch|rooftop)$/;

function questionsOnSights(copy: Copy): Question[] {
  // Of the best only: nobody has plans for a third balcony.
  const sights = sightsOf(copy).slice(0, 2);
  const [one, other] = sights.filter(({ name }) => somewhere.test(name));
  const [best] = sights;
  return [
    ...(one ? aboutOne(`the ${one.name}`) : []),
    ...(one && other ? betweenTwo(`the ${one.name}`, `the ${other.name}`) : []),
    ...(best && best.notability >= minStar && best.name.includes(' ')
      ? [{ text: `Could you get used to ${best.said}?`, mark: 'Could you get used to ' }]
      : []),
  ];
}
const minStar = 4;

function betweenTwo(one: string, other: string): Question[] {
  const two = `${one} or ${other}`;
  return [
    { text: `Sunday morning: ${two}?`, mark: 'Sunday morning: ' },
    { text: `Friends over: ${two}?`, mark: 'Friends over: ' },
    { text: `Where would we find you, ${two}?`, mark: 'Where would we find you, ' },
  ];
}

function aboutOne(one: string): Question[] {
  return [
    { text: `What would you do with ${one}?`, mark: 'What would you do with ' },
    { text: `How would you use ${one}?`, mark: 'How would you use ' },
    { text: `Coffee or dinner on ${one}?`, mark: 'Coffee or dinner on ' },
    { text: `Morning or evening on ${one}?`, mark: 'Morning or evening on ' },
  ].filter(({ text }) => !/ on the/.test(text) || upstairs.test(one));
}

const maxWay = 30;

/** What people who live near can answer, and those who would like to. */
function questionsToNeighbors(copy: Copy): Question[] {
  const place = placeName(copy);
  const way = wayOf(copy);
  // Nobody asks about a street by a name that takes a line.
  const street = way && way.length <= maxWay ? way : null;
  const noun = nounOf(copy).replace(/^\d{4} /, '');
  const home = place ? `${articleFor(noun)} ${noun} ${inPlace(place)}` : null;
  const asked = [
    { text: questionOf(copy), mark: 'Know someone ' },
    home && { text: `Is ${home} on your list?`, mark: ' on your list?' },
    home && { text: `Looking for ${home}?`, mark: 'Looking for ' },
    place && { text: `Which block ${inPlace(place)} do you like best?`, mark: 'Which block ' },
    street && { text: `Best coffee near ${street}?`, mark: 'Best coffee near ' },
    street && { text: `What do you like best near ${street}?`, mark: 'What do you like best near ' },
    street && { text: `Your favorite place to eat near ${street}?`, mark: 'Your favorite place to eat ' },
  ];
  return asked.flatMap((question) => question || []);
}

function seedOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}
