import { articleFor } from '../../english/article-for.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { openHouseTime } from '../facts/occasions.ts';
import { limits } from '../length/rules.ts';
import { MESSAGE_LENGTH, plainMessage, weighMessage } from '../length/text-messages/rules.ts';
import { isOpenToBuyers, occasionLabel } from '../rules.ts';
import { bestPoints, sightsOf } from './best-points.ts';
import { type Copy, inPlace, isRented, join, placeName, signature } from './copy.ts';
import { type Hook, hookLine } from './hook-line.ts';
import { nounOf } from './noun-of.ts';
import { lookingFor } from './taken-closings.ts';

/** What is for sale, where, for how much, the link, and who writes: one message if it can be. */
export function smsPosts(copy: Copy): string[] {
  const { link, reserved = 0 } = copy;
  const fits = (text: string, max: number) => weighMessage(text) <= max - reserved;
  const written: string[] = [];
  for (const forms of variantsOf(copy)) {
    const [whole = [], ...shorter] = signaturesOf(copy).map((who) =>
      forms
        .map((form) => plainMessage(join([form, link, who], ' ')))
        .filter((text) => !written.includes(text)),
    );
    // Details go first, for one message; then who signs, for two. The address and the link always stay.
    const last = [whole, ...shorter].flatMap((texts) => texts.slice(-1));
    const text =
      whole.find((one) => fits(one, MESSAGE_LENGTH)) ??
      last.find((one) => fits(one, limits.sms.max)) ??
      last.at(-1);
    if (text) written.push(text);
  }
  return written;
}

/** "Ida Roe, Quill Homes.", then the brokerage alone, which the law wants named, then nobody. */
function signaturesOf({ facts }: Copy): (string | null)[] {
  const all = [signature(facts), facts.brokerage ?? ''].filter((who) => who !== '');
  return [...new Set(all.map((who) => `${who.replace(/\.$/, '')}.`)), null];
}

/** Each variant from the form that says most to the one that is sure to fit. */
function variantsOf(copy: Copy): string[][] {
  const { facts, occasion } = copy;
  const news = newsOf(copy);
  const price = isOpenToBuyers(occasion) && occasion !== 'price-improved' ? facts.price : null;
  const street = facts.street ?? (facts.cityLine ? `a home in ${facts.cityLine}` : 'a home');
  const beds = facts.beds === null ? null : facts.beds === 0 ? 'studio' : `${facts.beds} bed`;
  const baths = facts.baths === null || facts.baths.includes(' ') ? null : `${facts.baths} bath`;
  const rooms = beds && join([beds, baths], ', ');
  const noun = nounOf(copy);
  // News comes with the address; otherwise what it is comes first.
  const say = (what: string | null, where = street) =>
    news
      ? `${news}${join([where, what, price], ', ')}.`
      : upperFirst(`${join([what, join([where, price], ', ')], ': ')}.`);
  const place = placeName(copy);
  const placed = place ? join([beds ?? noun, inPlace(place)], ' ') : null;
  const named = (start: string) => bestPoints(copy, 4).map(({ said }) => `${start} with ${said}`);
  const [first, ...others] = named(beds ?? noun);
  const address = join([street, facts.street ? facts.city : null], ', ');
  const kind = news ? noun : `${upperFirst(noun)} for sale`;
  const counted = [rooms, beds].flatMap((one) => (one ? [say(one)] : []));
  const last = [...new Set(counted), say(kind), say(null)];
  const hook = hookOf(copy, 46);
  return [
    [
      ...(hook ? [say(hook, address), say(hook)] : []),
      ...[hookOf(copy, 34), first, hookOf(copy, 26), ...others].flatMap((one) => (one ? [say(one)] : [])),
      ...last,
    ],
    [...(placed ? named(placed) : []), ...others, copy.story.traits.near, placed]
      .flatMap((one) => (one ? [say(one)] : []))
      .concat(last),
    [...asksOf(copy, join([street, price], ', ')).map((ask) => `${news ?? ''}${ask}`), ...last.slice(-2)],
  ];
}

/** "Open Sat, Dec 5, 1-3 PM: " */
function newsOf({ facts, occasion, openHouse }: Copy): string | null {
  switch (occasion) {
    case 'for-sale':
      return null;
    case 'just-listed':
      return 'Just listed: ';
    case 'price-improved':
      return `Now ${facts.price}${facts.priceCut ? `, down ${facts.priceCut}` : ''}: `;
    case 'open-house':
      return openHouse ? `Open house ${openHouseTime(openHouse)}: ` : 'Open house: ';
    case 'back-on-market':
      return 'Back on the market: ';
    case 'under-contract':
    case 'sold':
      return `${occasionLabel(occasion, facts.state)}: `;
  }
}

/** "Corner loft with a sauna", where the home has something of its own. */
function hookOf(copy: Copy, maxLength: number): string | null {
  const isTelling = ({ told, text }: Hook) => told.length > 0 && text.length <= maxLength + 4;
  const hook = [false, true]
    .map((plain) => hookLine(copy, { maxLength, max: 1, placed: false, nearby: false, plain }))
    .find(isTelling);
  return hook ? hook.text.replace(/^An? |\.$/g, '') : null;
}

/** What to ask about: never an invitation to a home that is rented, under contract or sold. */
function asksOf(copy: Copy, at: string): string[] {
  const { occasion } = copy;
  const place = placeName(copy);
  const noun = nounOf(copy).replace(/^\d{4} /, '');
  if (occasion === 'sold')
    return [`${at}. Thinking of selling? See how we showed it.`, `${at}. See how we showed it.`];
  if (occasion === 'under-contract')
    return [
      `${at}. ${lookingFor(copy)} Write back.`,
      place ? `${at}. Looking ${inPlace(place)}?` : `${at}. Looking for ${articleFor(noun)} ${noun}?`,
    ];
  const verb = isRented(copy) ? 'Ask about' : 'Come see';
  // The first message has the first of them.
  const [first, ...others] = sightsOf(copy).slice(0, 4);
  const sights = [...others, first].flatMap((sight) => (sight ? [sight.name] : []));
  return [
    ...(sights.length > 1 ? [`${verb} the ${sights[0]} and the ${sights[1]} at ${at}.`] : []),
    ...sights.map((name) => `${verb} the ${name} at ${at}.`),
    `${verb} ${at}.`,
  ];
}
