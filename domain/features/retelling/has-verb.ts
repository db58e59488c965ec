import { finiteVerbs } from './data/finite-verbs.ts';

const verbs: ReadonlySet<string> = new Set(finiteVerbs);

/** "The kitchen features an island", but "a water feature" and "a feature wall". */
const featuring =
  /(?<!\b(?:water|key|special|safety|other|additional|smart|home|hallmark) )\bfeatures? (?!walls?\b|fireplace)/i;

/** "A den and a bath complete the floor"; in "complete with" and "complete renovation" it isn't a verb. */
const completing = /\bcompletes? (?:the|this|each|it)\b/i;

/** Whether a text already has a finite verb. */
export function hasVerb(text: string): boolean {
  if (featuring.test(text) || completing.test(text)) return true;
  return text
    .toLowerCase()
    .split(/[^\p{L}'-]+/u)
    .some((word) => verbs.has(word));
}
