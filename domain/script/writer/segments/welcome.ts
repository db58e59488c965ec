import { hostNames } from '../../rules.ts';
import type { Speaker } from '../../schema.ts';
import {
  asksForBasics,
  asksPrice,
  asksShownPrice,
  basics,
  greetings,
  intoGround,
  intoHome,
  kindlessBasics,
  plainBasics,
  statesCut,
  statesGone,
  statesPrice,
  statesShownPrice,
} from '../data/welcome.ts';
import { fill, isFilled } from '../fill.ts';
import { availability, type SheetView } from '../sheet-view.ts';
import { otherHost, type Talk } from '../talk.ts';

/** Names the hosts and the place, then the figures. */
export function welcome(talk: Talk, sheet: SheetView, first: Speaker, leadsOn: boolean): void {
  const second = otherHost(first);
  talk.begin('welcome');
  const names = {
    me: hostNames[first],
    you: hostNames[second],
    place: sheet.values.place ?? 'a single home',
  };
  const greeting = talk.stock.pick(greetings, 'greetings', 'greeting');
  const placeIds = ['street', 'city', 'state'].flatMap((field) => sheet.one(field)?.id ?? []);
  if (greeting) {
    talk.say(first, fill(greeting[0], names));
    talk.say(second, fill(greeting[1], names), placeIds);
  }
  tellBasics(talk, sheet, first, second);
  tellPrice(talk, sheet, first, second);
  tellGone(talk, sheet, second);
  const leads = sheet.values.rooms ? intoHome : intoGround;
  if (leadsOn) talk.say(first, talk.stock.pick(leads, 'intoHome', 'home') ?? '');
}

function tellBasics(talk: Talk, sheet: SheetView, asker: Speaker, teller: Speaker): void {
  const whole = (sheet.values.kind ? basics : kindlessBasics).filter((phrase) =>
    isFilled(phrase, sheet.values),
  );
  const partial = plainBasics.filter((phrase) => isFilled(phrase, sheet.values));
  const phrase = talk.stock.pick(whole.length > 0 ? whole : fullest(partial), 'basics', 'basics');
  if (!phrase) return;
  talk.say(asker, talk.stock.pick(asksForBasics, 'asksForBasics', 'basics') ?? '');
  const known = Object.entries(sheet.values).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  talk.say(teller, fill(phrase, Object.fromEntries(known)), [
    ...sheet.basicsIds,
    ...(phrase.includes('{lot}') ? ['lot'] : []),
  ]);
}

/** Those that say the most. */
function fullest(phrases: readonly string[]): string[] {
  const count = (phrase: string) => phrase.match(/\{\w+\}/g)?.length ?? 0;
  const most = Math.max(0, ...phrases.map(count));
  return phrases.filter((phrase) => count(phrase) === most);
}

function tellPrice(talk: Talk, sheet: SheetView, asker: Speaker, teller: Speaker): void {
  const [price, cut] = [sheet.one('price'), sheet.one('priceCut')];
  if (!price) return;
  const isGone = availability(sheet) === 'gone';
  talk.say(asker, talk.stock.pick(isGone ? asksShownPrice : asksPrice, 'asksPrice', 'price') ?? 'Price?');
  const line = talk.stock.pick(isGone ? statesShownPrice : statesPrice, 'statesPrice', 'price');
  talk.say(teller, fill(line ?? '{price}.', { price: price.value }), [price.id]);
  const cutLine = cut && !isGone && talk.stock.pick(statesCut, 'statesCut', 'cut');
  if (cut && cutLine) talk.say(teller, fill(cutLine, { cut: cut.value }), [cut.id]);
}

/** Nobody should fall for a home that is sold without knowing it. */
function tellGone(talk: Talk, sheet: SheetView, speaker: Speaker): void {
  const status = sheet.one('status');
  if (!status || availability(sheet) !== 'gone') return;
  const line = talk.stock.pick(statesGone, 'statesGone', 'status') ?? '';
  talk.say(speaker, fill(line, { v: status.value }), [status.id]);
}
