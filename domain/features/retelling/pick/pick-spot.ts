import { fixArticles } from '#domain/english/article-for.ts';
import { calmPlace } from '../forms/calm-place.ts';
import { statePlace } from '../forms/state-place.ts';

const homes = 'home|unit|condo|apartment|residence|gem|loft|penthouse|co-op|studio|duplex';
const level =
  '(?:\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|parlor|garden|ground)';
const floor = new RegExp(
  `(?:^|\\b(?:${homes}|located|nestled|perched|situated|set|sits|is|city|just|rising) )on (?:the|an?) (?:high |quiet )?(${level} floor)(?! \\p{Ll}+ (?:is|has)| (?:bedroom|unit|apartment|bath|office|room|plan|living|level))((?: of (?:an?|this) (?:[\\p{L}\\d-]+ ){1,4}building)?)`,
  'iu',
);
const entire = new RegExp(
  `\\boccup(?:ies|ying) the entire ((?:top (?:two|three) floors|${level} floor))\\b`,
  'iu',
);
const lot =
  /\b(?:on|sits on) an? ((?:(?:expansive|impressive|generous|massive|oversized|corner|extra-deep|extra-wide|double|standard|rare|approximately|[\d.]+(?:-by-[\d.]+)?-foot(?:-(?:wide|deep|long))?|wide|deep|long),? )+)lot\b/i;
const sides =
  '(?:north|south|east|west|northern|southern|eastern|western|northeast|northwest|southeast|southwest)(?:ern)?';
const exposure = new RegExp(
  `\\b((?:(?:triple|double|dual|two|three)|${sides}(?:(?:,? and |, )${sides}){0,3})(?:[- ]facing)?) (exposures?)\\b(?! windows)`,
  'iu',
);
const only =
  /(?<!one of )\bonly (one|two|three|four|five|six|seven|eight|nine|ten|\d+) (units?|residences|homes|apartments)((?: (?:per|on (?:the|each|every)) floor| in the building)?)(?=[,.;—]|$| and\b| in total)/i;
const rooftop =
  /\b((?:over|nearly|almost|approximately|about) )?([\d,]+) square feet of ((?:private |exclusive )?(?:outdoor|rooftop|terrace|exterior) space)\b/i;
const nestled =
  /\b(?:nestled|located|situated|perched|tucked away|tucked|stands|sits) (?:right |just |quietly )*((?:in|on|along|within|at the corner of) [^,;—(]+)/iu;
const plan = /\b((?:open|split|split-bedroom|open-concept) (?:floor ?plan|layout))\b(?! (?:kitchen|living))/i;
const aboutHome =
  /^(?:welcome|this|located|situated|nestled|it|residence|apartment|unit|the (?:home|house|building|residence|apartment|condo)|\d)/i;

/** The floor, lot, exposures and number of homes: what's certain about the location, one short statement each. */
export function pickSpot(text: string): string[] {
  const own = text.replace(/\s*\([^)]*\)/g, '');
  return [
    ...floorOf(own),
    ...lotOf(own),
    ...sidesOf(own),
    ...countOf(own),
    ...spaceOf(own),
    ...planOf(own),
    ...placeOf(own),
  ];
}

function floorOf(text: string): string[] {
  const [, all] = entire.exec(text) ?? [];
  if (all !== undefined) return [`It occupies the entire ${all.toLowerCase()}.`];
  const [, at, of = ''] = /\b(?:stores?|separate|second|other)\b(?! floor)/i.test(text)
    ? []
    : (floor.exec(text) ?? []);
  return at === undefined
    ? []
    : [fixArticles(`It's on the ${at.toLowerCase()}${of.replace(/ this /, ' the ')}.`)];
}

function lotOf(text: string): string[] {
  const [, kind = ''] = lot.exec(text) ?? [];
  const said = kind.replace(/-foot (wide|deep|long)\b/gi, '-foot-$1').replace(/, (?=$)/, ' ');
  return /\d|corner|double/i.test(said)
    ? [
        fixArticles(
          `It's on a ${said.toLowerCase().replace(/\b(?:rare|expansive|impressive|generous|massive),? /g, '')}lot.`,
        ),
      ]
    : [];
}

const ofOneRoom = /\b(?:suites?|bedrooms?|kitchen|bath\w*|den|office|library|terrace)\b/i;

function sidesOf(text: string): string[] {
  const [, which = '', word = ''] = exposure.exec(text) ?? [];
  // A suite's exposure doesn't apply to the whole home.
  if (which === '' || ofOneRoom.test(text)) return [];
  const isMany = /s$/i.test(word);
  return [
    isMany
      ? `It has ${which.toLowerCase()} exposures.`
      : fixArticles(`It has a ${which.toLowerCase()} exposure.`),
  ];
}

function countOf(text: string): string[] {
  const [, count = '', what = '', where = ''] = only.exec(text) ?? [];
  if (count === '') return [];
  return [
    `${/^one$/i.test(count) ? "There's" : 'There are'} only ${count.toLowerCase()} ${what.toLowerCase()}${where}.`,
  ];
}

function spaceOf(text: string): string[] {
  const [, about = '', feet = '', what = ''] = rooftop.exec(text) ?? [];
  return feet === '' ? [] : [`It has ${about.toLowerCase()}${feet} square feet of ${what.toLowerCase()}.`];
}

function placeOf(text: string): string[] {
  const [, spot = ''] = aboutHome.test(text) ? (nestled.exec(text) ?? []) : [];
  const calm = spot === '' ? undefined : calmPlace(spot.replace(/\.$/, ''));
  return calm === undefined ||
    !/\p{Lu}/u.test(calm) ||
    !/^(?:in|on|along|within|at) (?:the |an? )?/i.test(calm)
    ? []
    : statePlace('It', spot.replace(/\.$/, ''))
        .slice(0, 1)
        .map((one) => `${one}.`);
}

function planOf(text: string): string[] {
  const [, what] = plan.exec(text) ?? [];
  return what === undefined
    ? []
    : [fixArticles(`It has a ${what.toLowerCase().replace('floorplan', 'floor plan')}.`)];
}
