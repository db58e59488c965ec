const SHOWN = 1600;
/** A large initial needs three lines next to it. */
const DROP_CAP_FROM = 160;
const dropCap =
  'first-letter:float-left first-letter:me-2 first-letter:font-display first-letter:text-[3.4em] first-letter:leading-[0.82]';

/** The text about the home; a very long one shows its beginning and unfolds. */
export function Description({ text }: { text: string }) {
  const [beginning, rest] = splitText(text.trim());
  return (
    <div className="mt-3 max-w-[60ch] print:max-w-none print:columns-2">
      <Paragraphs text={beginning} opens={/^\p{Script=Latin}/u.test(beginning)} />
      {rest && (
        <details className="group mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-semibold text-ember-text underline underline-offset-4 group-open:hidden [&::-webkit-details-marker]:hidden">
            Read the whole description
          </summary>
          <Paragraphs text={rest} />
        </details>
      )}
    </div>
  );
}

function Paragraphs({ text, opens = false }: { text: string; opens?: boolean }) {
  return text.split(/\n{2,}/).map((paragraph, at) => (
    <p
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change places.
      key={at}
      dir="auto"
      className={`whitespace-pre-line [unicode-bidi:plaintext] ${at > 0 ? 'mt-4 print:mt-2' : ''} ${opens && at === 0 && !paragraph.includes('\n') && paragraph.length > DROP_CAP_FROM ? dropCap : ''}`}
    >
      {paragraph}
    </p>
  ));
}

/** Cuts at the end of a paragraph or a word, and only where enough is left to be worth a click. */
export function splitText(text: string): [beginning: string, rest: string] {
  if (text.length <= SHOWN * 1.4) return [text, ''];
  const head = text.slice(0, SHOWN);
  const paragraph = head.lastIndexOf('\n');
  const word = head.lastIndexOf(' ');
  const end = [paragraph, word].find((place) => place > SHOWN / 2) ?? SHOWN;
  return [text.slice(0, end).toWellFormed(), text.slice(end).toWellFormed().trim()];
}
