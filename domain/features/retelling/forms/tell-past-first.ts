import { openerSubject, splitOpener } from './split-opener.ts';
import { stateClause } from './state-clause.ts';

const adverb =
  '(?:(?:originally|recently|newly|fully|completely|freshly|extensively|painstakingly|carefully|entirely|gut|professionally|first|totally|just) )?';
const done =
  '(?:built|constructed|erected|designed|converted|renovated|gut[- ]renovated|restored|remodeled|updated|upgraded|rebuilt|commissioned|completed|developed|reimagined|re-?envisioned|transformed|expanded|repainted|named|landmarked|gutted|modernized|maintained)';
const past = new RegExp(
  `^(?:(?:thoughtfully|beautifully|meticulously|masterfully|impeccably|exquisitely|tastefully|lovingly|stunningly|expertly|stylishly|seamlessly) )?(${adverb}${done}(?: and ${adverb}${done})?) (?=\\S)`,
  'i',
);
/** What makes the opener a fact: a date, a person, a material, an origin. */
const fact =
  /^(?:in (?:the )?(?:(?:early|late|mid|mid-|about) ?)?(?:\d{4}|approximately \d{4})|(?:circa|around|between) \d{4}|by (?!one of|an? |the (?:renowned|best))|from (?:an? |the studs)|(?:in)?to (?:an? |condos)|as an? |after |with (?:new|an? |central|custom))/i;
const state =
  /^(formerly|originally|once|previously|currently|now) (?=an? |the |part of |home to |used |configured |set up |arranged |operated )/i;
const oneOf = /^one of (?=(?:only|just|the (?:only|last|first|few|original)) )/i;
const ofBuilding = /^(?:originally )?(?:built|constructed|erected|converted) (?:in|to|from|by|circa)\b/i;
const asA = /^as (?=an? (?!rare|true|testament))/i;

/** "Built in 1892, this brick two-flat has …": state the past work first. */
export function tellPastFirst(sentence: string): string[] | undefined {
  const isPast = past.test(sentence);
  if (!isPast && !state.test(sentence) && !oneOf.test(sentence) && !asA.test(sentence)) return undefined;
  const opened = splitOpener(sentence);
  if (!opened) return undefined;
  // In "renovated in 2021, it", "it" may be the previous sentence's kitchen; only a building is built.
  if (/^it\b/i.test(opened.clause) && !ofBuilding.test(sentence)) return [];
  const who = openerSubject(opened);
  const main = opened.main ? stateClause(opened.main) : [];
  return who === undefined ? main : [...stateOpener(who, opened.opener), ...main];
}

function stateOpener(who: string, opener: string): string[] {
  const is = who === 'It' ? "It's" : `${who} is`;
  const [, when] = state.exec(opener) ?? [];
  if (when) {
    const rest = opener.slice(when.length + 1);
    return [
      /^(?:currently|now)$/i.test(when)
        ? `${is} ${when.toLowerCase()} ${rest}`
        : `${who} was ${when.toLowerCase()} ${rest}`,
    ];
  }
  if (oneOf.test(opener)) return [`${is} ${lowerFirst(opener)}`];
  if (asA.test(opener)) return [`${is} ${opener.replace(asA, '')}`];
  const [, what = ''] = past.exec(opener) ?? [];
  const rest = opener.replace(past, '').replace(renown, '').replace(kept, '');
  if (!fact.test(rest)) return [];
  const [first = '', ...more] = rest.split(
    /\s?[—–]\s?(?:and )?|(?<=\p{L})-and (?=just|recently|newly|freshly|again)/u,
  );
  return [
    `${who} was ${lowerFirst(what).replace(/^(?:maintained|designed) and /i, '')} ${first}`,
    ...more.map((one) => `${who} was ${one}`),
  ];
}

const kept = /,? and \p{L}+ly (?:maintained|kept|designed|appointed|cared for)$/iu;
const renown =
  /\b(?:award-winning|world-renowned|renowned|celebrated|acclaimed|famed|noted|visionary|esteemed|legendary) (?=(?:architects?|designers?|developers?|builders?|interior|design|landscape|artists?)\b)/gi;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
