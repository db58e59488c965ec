import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { Tokenizer } from 'htmlparser2';

export type PageElement = {
  tag: string;
  attrs: Record<string, string>;
  parent: PageElement | null;
  children: (PageElement | string)[];
  /** The parts of the page it is in; set by `markZones`. */
  zone: number;
};

export const TOO_LARGE_TO_READ = 'The page is too large to read.';

/** Thrown for a page we refuse to parse; users may see the message. */
export class PageRefused extends Error {
  override readonly name = 'PageRefused';
}

const maxCharacters = 12_000_000;
const maxOpenElements = 5_000;
/** Deeper elements become children of the element at this depth, as in browsers, so recursion is safe. */
const maxTreeDepth = 500;
const maxElements = 150_000;
/** Attributes beyond this contain no facts; only data attributes may be long. */
const maxAttributes = 100;
const maxAttributeLength = 10_000;
/** The attributes that readers use, besides data attributes. */
const plainAttributes = new Set(
  'action alt aria-label class datetime height hidden href id itemprop itemscope itemtype lang name property rel role src srcset style type width'.split(
    ' ',
  ),
);
const isData = (name: string) =>
  name.startsWith('data-') || name.startsWith(':') || name === 'content' || name === 'value';
const droppedText = new Set(['style', 'iframe']);
const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const headTags = new Set('title meta link script style base noscript template'.split(' '));
/** The open elements a start tag closes. */
const impliedEnds = new Map<string, string[]>([
  ['li', ['li']],
  ['dt', ['dt', 'dd']],
  ['dd', ['dt', 'dd']],
  ['tr', ['tr', 'td', 'th']],
  ['td', ['td', 'th']],
  ['th', ['td', 'th']],
  ['option', ['option']],
]);
for (const tag of 'div p ul ol dl table section article aside header footer nav form h1 h2 h3 h4 h5 h6 hr main address blockquote pre'.split(
  ' ',
))
  impliedEnds.set(tag, ['p']);

function ignore(): void {}

/**
 * Parses a page into a tree in linear time, whatever it contains; refuses what no browser would show.
 * It uses the tokenizer because htmlparser2's own `Parser` searches all open elements at every end tag: a page of stray
 * end tags takes minutes.
 */
export function parseHtml(html: string): PageElement {
  if (html.length > maxCharacters) throw new PageRefused(TOO_LARGE_TO_READ);
  const root: PageElement = { tag: '#root', attrs: {}, parent: null, children: [], zone: 0 };
  const open: PageElement[] = [root];
  const openCount = new Map<string, number>();
  let element = root;
  let tag = '';
  let elements = 0;
  let attributes = 0;
  let attribute = '';
  let value = '';
  let textStart = 0;
  let textEnd = 0;
  /** SVG contains no facts. */
  let isInDrawing = false;

  function current(): PageElement {
    return open[Math.min(open.length, maxTreeDepth) - 1] ?? root;
  }
  function topTag(): string {
    return open.at(-1)?.tag ?? '';
  }
  function pop(): void {
    const { tag } = open.pop() ?? root;
    openCount.set(tag, (openCount.get(tag) ?? 1) - 1);
  }
  function addText(): void {
    const text = html.slice(textStart, textEnd);
    textStart = textEnd;
    if (isInDrawing || (text.trim() === '' && !text.includes(' '))) return;
    const { tag, children } = current();
    if (!droppedText.has(tag)) children.push(tag === 'script' ? text : decodeHTML(text));
  }

  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ontext(start, end) {
        if (start !== textEnd) {
          addText();
          textStart = start;
        }
        textEnd = end;
      },
      onopentagname(start, end) {
        addText();
        tag = html.slice(start, end).toLowerCase();
        isInDrawing ||= tag === 'svg';
        if (isInDrawing) return;
        if (++elements > maxElements) throw new PageRefused('The page has too many elements to read.');
        if (topTag() === 'head' && !headTags.has(tag)) pop();
        while (impliedEnds.get(tag)?.includes(topTag())) pop();
        const parent = current();
        element = { tag, attrs: {}, parent, children: [], zone: 0 };
        attributes = 0;
        parent.children.push(element);
        if (voidTags.has(tag)) return;
        openCount.set(tag, (openCount.get(tag) ?? 0) + 1);
        if (open.push(element) > maxOpenElements)
          throw new PageRefused('The page is nested too deeply to read.');
      },
      onattribname(start, end) {
        const isKept = !isInDrawing && ++attributes <= maxAttributes && end - start <= maxAttributeLength;
        attribute = isKept ? html.slice(start, end).toLowerCase() : '';
        value = '';
      },
      onattribdata(start, end) {
        value = attribute && html.slice(start, end);
      },
      onattribend() {
        const isLong = isData(attribute);
        if (!(isLong || plainAttributes.has(attribute)) || attribute in element.attrs) return;
        element.attrs[attribute] = decodeHTMLAttribute(isLong ? value : value.slice(0, maxAttributeLength));
      },
      onselfclosingtag() {
        if (tag === 'svg') isInDrawing = false;
      },
      onclosetag(start, end) {
        addText();
        const ended = html.slice(start, end).toLowerCase();
        if (ended === 'svg') isInDrawing = false;
        if (isInDrawing || !openCount.get(ended)) return;
        while (topTag() !== ended) pop();
        pop();
      },
      onend: addText,
      isInForeignContext: () => isInDrawing,
      ontextentity: ignore,
      onattribentity: ignore,
      onopentagend: ignore,
      oncomment: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return root;
}
