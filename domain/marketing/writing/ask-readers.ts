import { articleFor } from '../../english/article-for.ts';
import { sightsOf } from './best-points.ts';
import { type Copy, inPlace, placeName } from './copy.ts';
import { nounOf, searchedHome } from './noun-of.ts';
import { questionOf } from './post-ideas.ts';

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

/** Between two places everybody has a favorite; what one would do with a balcony nobody answers. */
function questionsOnSights(copy: Copy): Question[] {
  const [one, other] = sightsOf(copy)
    .slice(0, 2)
    .filter(({ name }) => somewhere.test(name));
  if (!one || !other) return [];
  const two = `the ${one.name} or the ${other.name}`;
  return [
    { text: `Sunday morning: ${two}?`, mark: 'Sunday morning: ' },
    { text: `Friends over: ${two}?`, mark: 'Friends over: ' },
  ];
}

/** What people who are looking can answer, and those who know one. */
function questionsToNeighbors(copy: Copy): Question[] {
  const place = placeName(copy);
  // A studio is called one twice above.
  const noun = nounOf(copy)
    .replace(/^\d{4} /, '')
    .replace(/^.*\bstudio$/, 'home');
  const home = place ? `${articleFor(noun)} ${noun} ${inPlace(place)}` : searchedHome(copy);
  // Nobody has a pair of condos on a list.
  const ownList = noun.startsWith('pair of ')
    ? []
    : [
        { text: `Looking for ${home}?`, mark: 'Looking for ' },
        { text: `Been waiting for ${home}?`, mark: 'Been waiting for ' },
      ];
  // Who reads it lives in the city.
  const move = place
    ? [
        { text: `Thinking of a move to ${place}?`, mark: 'Thinking of a move ' },
        { text: `Would you move to ${place}?`, mark: 'Would you move ' },
      ]
    : [];
  const aboutVisit = [
    { text: 'What would you want to see first?', mark: 'What would you want to see' },
    { text: 'Who would you bring along to see it?', mark: 'Who would you bring' },
  ];
  return [{ text: questionOf(copy), mark: 'Know someone ' }, ...move, ...ownList, ...aboutVisit];
}

function seedOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}
