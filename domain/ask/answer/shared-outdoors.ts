import type { AskedHome } from '../evidence/asked-home.ts';
import { leadWith, tellsOfHome } from './answer-outright.ts';
import type { Draft } from './draft.ts';

/** What a question may call it, and the words by which a listing speaks of the very thing. */
const things: readonly (readonly [asked: string, stated: string])[] = [
  [
    'roof(?:top)?(?:[- ]?(?:deck|terrace|patio|garden))?',
    'roof(?:top)?[- ]?(?:deck|terrace|patio|garden)?|rooftop',
  ],
  ['deck', '(?<!roof[- ])(?<!rooftop )deck'],
  ['terrace', '(?<!roof[- ])(?<!rooftop )terrace'],
  ['patio', 'patio'],
  ['balcony', 'balcony'],
  ['courtyard', 'courtyard'],
  ['porch', 'porch'],
  ['garden', 'garden'],
  ['(?:back ?|front |rear )?yard', '(?:back ?|front |rear )?yard'],
];
const thing = things.map(([asked]) => asked).join('|');
const the = '(?:the |that |its |this )?(?:back |rear |front |private )?';
const others =
  '(?: with (?:the |other |any |all )*(?:units?|owners?|residents?|neighbou?rs?|people|building|others)(?: .{0,20})?| by everyone| by (?:the|all).{0,20})?';
const asksEither = new RegExp(
  `^(?:so )?is ${the}(${thing}) (?:private or (?:is it )?(?:shared|common|communal)|(?:shared|common|communal) or (?:is it )?private)`,
);
const asksShared = new RegExp(
  `^(?:so )?(?:is ${the}(${thing}) (?:shared|common|communal)${others}|(?:would|will|do|am) (?:i|we) (?:have to |be )?shar(?:e|ing) ${the}(${thing})${others})$`,
);
const asksPrivate = new RegExp(
  `^(?:so )?(?:is ${the}(${thing}) (?:private|(?:just |only |all )?(?:mine|ours|for me|for us|to myself))|(?:do|would|will) (?:i|we) (?:get|have) ${the}(${thing}) (?:all )?to (?:myself|ourselves))(?: or .*)?$`,
);

const few = '(?:(?!and\\b|or\\b|with\\b)[\\w-]+,? ){0,3}?';

/** "Is the deck shared?", "do I get the garden to myself?": a yes or no where the very thing is called private or shared. */
export function answerSharedOutdoors(home: AskedHome, question: string): Draft | undefined {
  const text = question.replace(/[?!.,;:]+$/, '').trim();
  const [either, shared, own] = [asksEither.exec(text), asksShared.exec(text), asksPrivate.exec(text)];
  const name = (either ?? shared ?? own)?.slice(1).find(Boolean);
  const stated = name && things.find(([asked]) => new RegExp(`^(?:${asked})$`).test(name))?.[1];
  if (!stated) return undefined;
  const is = (quality: string) => new RegExp(`\\b(?:${quality}) ${few}(?:${stated})s?\\b`, 'i');
  const [asPrivate, asShared] = [
    is('(?<!semi[- ])private|your own'),
    is("(?:shared|common|communal|building['’]s|residents?['’])"),
  ];
  // A private terrace "for residents" is theirs together.
  const told = home.statements.filter(
    (one) => tellsOfHome(one) && !/\b(?:residents|owners)\b/i.test(one.text),
  );
  const [first, second] = [asPrivate, asShared].map((sign) => told.find((one) => sign.test(one.text)));
  const found = first ?? second;
  if (!found || (first && second)) return undefined;
  const isShared = found === second;
  const lead = either ? (isShared ? 'Shared' : 'Private') : isShared === Boolean(shared) ? 'Yes' : 'No';
  return leadWith(home, question, lead, [found], (isShared ? asShared : asPrivate).exec(found.text)?.[0]);
}
