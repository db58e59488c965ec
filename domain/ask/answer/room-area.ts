import type { AskedHome } from '../evidence/asked-home.ts';
import { computedFact, type Draft } from './draft.ts';

const place =
  '(?:kitchens?|(?:living|dining|family|great|laundry|media|bed|bath)[ -]?rooms?|rooms?|offices?|dens?|studios?|lofts?|garages?|terraces?|decks?|patios?|balcon(?:y|ies)|gardens?|(?:back ?)?yards?|courtyards?|porch(?:es)?|lots?|barns?|shops?|sheds?)';
const asksArea = new RegExp(
  `^(?:so |and )?(?:(?:how many (?:square feet|square foot)|how (?:big|large)|(?:what is )?(?:the )?(?:square footage|square feet|total area|area|size))(?: is| are| of| for| in| on)*)(?: the| its| our| my)? ((?:[\\w-]+ )?)(${place})(?: \\(?in square (?:feet|foot)| square feet)?\\W*$`,
);
const sides =
  "(\\d+(?:\\.\\d+)?)['’]?(?:[- ]?(?:feet|foot|ft))?\\+? ?(?:x|by|×) ?(\\d+(?:\\.\\d+)?)['’]?(?:[- ]?(?:feet|foot|ft)\\b)?";
const inFeet = /\bsquare (?:feet|foot|footage)\b|\barea\b/;
const stated = /\b\d[\d,]*[- ]?(?:square[- ]f(?:oo|ee)t|sq\.? ?ft\.?|sf)\b/i;

/** "How many square feet is the kitchen?" where the listing gives its two sides. */
export function answerRoomArea({ statements }: AskedHome, question: string): Draft | undefined {
  const [, which = '', noun] = asksArea.exec(question) ?? [];
  if (!noun || !inFeet.test(question)) return undefined;
  const stem = noun.replace(/(?:ies|y|s)$/, '');
  // Of two rooms in one sentence each stands right behind its own sides.
  const sized = new RegExp(
    `${sides},? (?:(?!${place}\\b)[\\p{L}'’-]+,? ){0,5}?${stem}|\\b${stem}(?:s|y|ies)? (?:is|measures|measuring|of)(?: about| approximately)? ${sides}`,
    'giu',
  );
  const found = statements.flatMap(({ fact, text, isProse }) =>
    isProse ? [...text.matchAll(sized)].map((one) => ({ fact, text, one })) : [],
  );
  const own =
    which.trim() === '' ? found : found.filter(({ one }) => one[0].toLowerCase().includes(which.trim()));
  const [only] = own;
  if (!only || own.length > 1 || stated.test(only.one[0])) return undefined;
  const [long = 0, wide = 0] = only.one
    .slice(1)
    .filter((side) => side !== undefined)
    .map(Number);
  const sum = `${Math.round(long * wide).toLocaleString('en-US')} square feet`;
  return {
    text: `The listing says: “${only.fact.value}${/[.?!]$/.test(only.fact.value) ? '' : '.'}” That comes to about ${sum}.`,
    facts: [only.fact],
    computed: [computedFact('area', 'Sides multiplied', sum, [only.fact])],
  };
}
