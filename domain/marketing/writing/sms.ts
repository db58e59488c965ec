import { articleFor } from '../../english/article-for.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { shortOpenHouseTime } from '../facts/occasions.ts';
import { shortStreet } from '../facts/short-street.ts';
import { limits } from '../length/rules.ts';
import { MESSAGE_LENGTH, plainMessage, weighMessage } from '../length/text-messages/rules.ts';
import { isOpenToBuyers, occasionLabel } from '../rules.ts';
import { bestPoints, isSight, sightsOf } from './best-points.ts';
import { type Copy, inPlace, isRented, join, placeName, signature } from './copy.ts';
import { type Hook, hookLine } from './hook-line.ts';
import { nounOf } from './noun-of.ts';
import { lookingFor } from './taken-closings.ts';

/** What is for sale, where, for how much, the link, and who writes: one message if it can be. */
export function smsPosts(copy: Copy): string[] {
  const written: string[] = [];
  for (const forms of variantsOf(copy)) {
    const text = fitting(copy, forms, written);
    if (text) written.push(text);
  }
  return written;
}

/** A message for an address: one that names a thing, one that counts rooms, or only where. */
type Form = { says: (street: string) => string; tells: 'thing' | 'rooms' | 'address' };

/**
 * The first form that fits into one message. The unit goes to "#2" first, then the agent's name where the brokerage's is long,
 * then what the message tells; then who signs, for two messages. The address, its limits and the link always stay.
 */
function fitting(copy: Copy, forms: readonly Form[], written: readonly string[]): string | undefined {
  const { link, reserved = 0, facts } = copy;
  const street = facts.street ?? (facts.cityLine ? `a home in ${facts.cityLine}` : 'a home');
  const streets = [...new Set([street, shortStreet(street)])];
  const fits = (text: string, max: number) => weighMessage(text) <= max - reserved;
  const signatures = signaturesOf(copy);
  const [whole = null, brokerage = null] = signatures;
  const limit = limitOf(copy);
  const message = ({ says }: Form, at: string, who: string | null) =>
    plainMessage(join([says(at), limit, link, who], ' '));
  const isLong = (whole?.length ?? 0) > longSignature;
  const isNew = ({ says }: Form) =>
    !written.some(
      (text) =>
        text.includes(plainMessage(says(street))) || text.includes(plainMessage(says(shortStreet(street)))),
    );
  const inOne = (['thing', 'rooms', 'address'] as const)
    .flatMap((kind) => {
      const own = forms.filter((form) => form.tells === kind && isNew(form));
      const signed = (who: string | null) =>
        own.flatMap((form) => streets.map((at) => message(form, at, who)));
      return [...signed(whole), ...(isLong || kind === 'address' ? signed(brokerage) : [])];
    })
    .filter((text) => !written.includes(text));
  const last = signatures
    .flatMap((who) =>
      forms.filter(({ tells }) => tells === 'address').map((form) => message(form, street, who)),
    )
    .filter((text) => !written.includes(text));
  return (
    inOne.find((text) => fits(text, MESSAGE_LENGTH)) ??
    last.find((text) => fits(text, limits.sms.max)) ??
    last.at(-1)
  );
}

/** Beside a longer one there is no room for what the home has. */
const longSignature = 36;

/** What nobody may learn only behind the link. What is said of photos isn't: a message has none. */
const decisive =
  /55\+|cash only|tenant in place|as is|needs work|tear-down|income limits|land is leased|auction|shared ownership|planned|to be built/i;

function limitOf({ story, occasion }: Copy): string | null {
  if (!isOpenToBuyers(occasion)) return null;
  const found = story.limits.find(({ said, isRule }) => !isRule && decisive.test(said));
  return found ? (found.short ?? found.said) : null;
}

/** "Ida Roe, Quill Homes.", then the brokerage alone, which the law wants named, then nobody. */
function signaturesOf({ facts }: Copy): (string | null)[] {
  const all = [signature(facts), facts.brokerage ?? ''].filter((who) => who !== '');
  return [...new Set(all.map((who) => `${who.replace(/\.$/, '')}.`)), null];
}

/** Each variant from the form that says most to the one that is sure to fit. */
function variantsOf(copy: Copy): Form[][] {
  const { facts, occasion } = copy;
  const news = newsOf(copy);
  const price = isOpenToBuyers(occasion) && occasion !== 'price-improved' ? facts.price : null;
  const beds = facts.beds === null ? null : facts.beds === 0 ? 'studio' : `${facts.beds}-bed`;
  const baths = facts.baths === null || facts.baths.includes(' ') ? null : `${facts.baths}-bath`;
  const noun = nounOf(copy);
  const rooms =
    beds &&
    join([join([beds, facts.beds === 0 ? null : baths], ', '), facts.beds !== 0 && lastWord(noun)], ' ');
  const counted = beds && facts.beds !== 0 ? `${beds} ${lastWord(noun)}` : (beds ?? noun);
  // News comes with the address; otherwise what it is comes first.
  const say =
    (what: string | null, city: string | null = null) =>
    (street: string) => {
      const where = join([street, city], ', ');
      return news
        ? `${news}${join([where, what, price], ', ')}.`
        : upperFirst(`${join([what, join([where, price], ', ')], ': ')}.`);
    };
  const telling = (what: string | null | undefined, city?: string | null): Form[] =>
    what ? [{ says: say(what, city), tells: 'thing' }] : [];
  const counts = [rooms, beds ? counted : null, beds].flatMap((what): Form[] =>
    what ? [{ says: say(what), tells: 'rooms' }] : [],
  );
  const place = placeName(copy);
  const placed = place ? join([counted, inPlace(place)], ' ') : null;
  const shortForms = Number(beds !== null) + Number(news !== null);
  const [best, ...rest] = bestPoints(copy, 4);
  const first = best?.said;
  const others = rest.map(({ said }) => said);
  // "3-bed with a roof deck"; a car's place alone says of no home what it is.
  const short = [best, ...rest].flatMap((point) => {
    if (!point || !isSight(point)) return [];
    return [...telling(beds && `${beds} with ${point.said}`), ...(news ? telling(`with ${point.said}`) : [])];
  });
  const kind = news ? noun : `${upperFirst(noun)} for sale`;
  const last: Form[] = [
    ...counts,
    ...[kind, null].map((what): Form => ({ says: say(what), tells: 'address' })),
  ];
  const named = (point: string) =>
    telling(`${counted} ${point.includes(' with ') ? 'featuring' : 'with'} ${point}`);
  const hook = hookOf(copy, 46);
  return [
    [
      ...telling(hook, facts.street ? facts.city : null),
      ...telling(hook),
      ...(first ? named(first) : []),
      ...[hookOf(copy, 34), hookOf(copy, 26)].flatMap((one) => telling(one)),
      ...short.slice(0, shortForms),
      ...others.flatMap(named),
      ...short.slice(shortForms),
      ...last,
    ],
    [
      ...others.slice(0, 1).flatMap((point) => telling(placed && `${placed} with ${point}`)),
      ...others.flatMap(named),
      ...short.slice(shortForms),
      ...telling(copy.story.traits.near),
      ...telling(placed),
      ...last,
    ],
    [
      ...asksOf(copy).map(
        ({ says, tells }): Form => ({
          says: (street) => {
            const ask = says(join([street, price], ', '));
            return news ? `${news}${lowerFirst(ask)}` : ask;
          },
          tells,
        }),
      ),
      ...last.slice(-2),
    ],
  ];
}

/** "Townhouse" of "1906 brick townhouse". */
const lastWord = (noun: string) => noun.split(' ').at(-1) ?? noun;

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
      return openHouse ? `Open ${shortOpenHouseTime(openHouse)}: ` : 'Open house: ';
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
function asksOf(copy: Copy): Form[] {
  const { occasion } = copy;
  const place = placeName(copy);
  const noun = nounOf(copy).replace(/^\d{4} /, '');
  const thing = (says: Form['says']): Form => ({ says, tells: 'thing' });
  if (occasion === 'sold')
    return [
      thing((at) => `${at}. Thinking of selling? See how we showed it.`),
      thing((at) => `${at}. See how we showed it.`),
    ];
  if (occasion === 'under-contract')
    return [
      thing((at) => `${at}. ${lookingFor(copy)} Write back.`),
      thing((at) =>
        place ? `${at}. Looking ${inPlace(place)}?` : `${at}. Looking for ${articleFor(noun)} ${noun}?`,
      ),
    ];
  const verb = isRented(copy) ? 'Ask about' : 'Come see';
  // The first message has the first of them.
  const [first, ...others] = sightsOf(copy).slice(0, 4);
  const sights = [...others, first].flatMap((sight) => (sight ? [sight.name] : []));
  return [
    ...(sights.length > 1 ? [thing((at) => `${verb} the ${sights[0]} and the ${sights[1]} at ${at}.`)] : []),
    ...sights.map((name) => thing((at) => `${verb} the ${name} at ${at}.`)),
    { says: (at) => `${verb} ${at}.`, tells: 'address' },
  ];
}
