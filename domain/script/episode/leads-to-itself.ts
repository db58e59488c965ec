import { contentOf } from './says-again.ts';

/** Common to questions about anything. */
const asking: ReadonlySet<string> = new Set(
  'what where which who when how why does else like about tell come go get find know have there would could like much many kind home house condo place'.split(
    ' ',
  ),
);

/** "The first coffee goes outside. And outside?": a remark that names what the question behind it asks for. */
export function leadsToItself(remark: string, question: string): boolean {
  const named = contentOf(remark);
  return [...contentOf(question)].some(
    (word) => word.length >= minLength && !asking.has(word) && named.has(word),
  );
}
const minLength = 4;
