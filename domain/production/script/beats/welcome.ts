import type { Speaker } from '../../schema.ts';
import {
  asksForBasics,
  asksPrice,
  basics,
  greetings,
  intoGround,
  intoHome,
  plainBasics,
  statesCut,
  statesPrice,
} from '../data/welcome.ts';
import { fill, isFilled } from '../fill.ts';
import type { SheetView } from '../sheet-view.ts';
import { hostNames, otherHost, type Talk } from '../talk.ts';

/** Names the hosts and the place, then the figures. */
export function welcome(talk: Talk, sheet: SheetView, first: Speaker, leadsOn: boolean): void {
  const second = otherHost(first);
  talk.begin('welcome');
  const names = {
    me: hostNames[first],
    you: hostNames[second],
    place: sheet.values.place ?? 'a home that is for sale',
  };
  const greeting = talk.stock.pick(greetings, 'greetings', 'greeting');
  const placeIds = ['street', 'city', 'state'].flatMap((field) => sheet.one(field)?.id ?? []);
  if (greeting) {
    talk.say(first, fill(greeting[0], names));
    talk.say(second, fill(greeting[1], names), placeIds);
  }
  tellBasics(talk, sheet, first, second);
  tellPrice(talk, sheet, first, second);
  const leads = sheet.values.rooms ? intoHome : intoGround;
  if (leadsOn) talk.say(first, talk.stock.pick(leads, 'intoHome', 'home') ?? '');
}

function tellBasics(talk: Talk, sheet: SheetView, asker: Speaker, teller: Speaker): void {
  const whole = basics.filter((phrase) => isFilled(phrase, sheet.values));
  const partial = plainBasics.filter((phrase) => isFilled(phrase, sheet.values));
  const phrase = talk.stock.pick(whole.length > 0 ? whole : partial.slice(0, 4), 'basics', 'basics');
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

function tellPrice(talk: Talk, sheet: SheetView, asker: Speaker, teller: Speaker): void {
  const [price, cut] = [sheet.one('price'), sheet.one('priceCut')];
  if (!price) return;
  talk.say(asker, talk.stock.pick(asksPrice, 'asksPrice', 'price') ?? 'Price?');
  talk.say(
    teller,
    fill(talk.stock.pick(statesPrice, 'statesPrice', 'price') ?? '{price}.', { price: price.value }),
    [price.id],
  );
  const cutLine = cut && talk.stock.pick(statesCut, 'statesCut', 'cut');
  if (cut && cutLine) talk.say(teller, fill(cutLine, { cut: cut.value }), [cut.id]);
}
