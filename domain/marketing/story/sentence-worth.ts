import type { Feature } from '../../features/feature.ts';
import { emptyWords } from './data/empty-words.ts';
import { hookWorth, type Setting } from './hook-worth.ts';

/** The value of a feature that isn't a hook, by notability from 0 to 5. */
const worthOfNotability = [0, 0.1, 0.3, 0.5, 1.2, 2.5];
/** Said of the home as a whole. */
const whole = /^(?:arrival|policies|place|levels)$/;
const hookShare = 0.75;

/** True of few homes, and memorable: who built it, what it was, what comes with it, what was done when. */
const telling: [worth: number, pattern: RegExp][] = [
  [
    4,
    /\b(?:former(?:ly)?|once (?:a|the|home)|originally (?:a|built)|converted|conversion|landmark\w*|national register)\b/i,
  ],
  [
    3,
    /\b(?:designed by|architects?|by (?:the )?(?:renowned|noted|famed|award-winning)|built by|re-?imagined by|collaboration with)\b/i,
  ],
  [
    2.5,
    /\b(?:(?:replaced|renovated|remodeled|rebuilt|installed|rehab\w*|restored|updated|built|new)\b[^.]{0,40}\b(?:19|20)\d\d|(?:19|20)\d\d\b[^.]{0,30}\b(?:renovat\w+|roof|rehab|remodel\w*))/i,
  ],
  [
    2,
    /\b(?:includ(?:ed|es) in (?:the )?(?:sale|price)|conveys?|deeded|comes with|stays?|furnished|furniture|no board approval|first time (?:on|to))\b/i,
  ],
  [
    2,
    /\b(?:assum\w+|no (?:hoa|flip tax|board|special assessment)|tax abatement|assessments? (?:includes?|covers?)|(?:maintenance|hoa|fees?) (?:includes?|covers?))\b/i,
  ],
  [
    2.5,
    /\b(?:separate wing|own wing|split bedroom|separate entrance|roof rights|guest suite|in-law|rooftop)\b/i,
  ],
  [1, /\bparking\b/i],
  [1.2, /\brenovated (?:[\w-]+,? ){0,3}kitchen\b/i],
  [1, /\bquiet\b[^.]*\b(?:because|set back|away from|rear|courtyard)\b/i],
  [2, /\b(?:complete|total|full|gut) renovation\b|\b(?:fully|completely|newly|gut)[- ]renovated\b/i],
  [
    1.5,
    /\b(?:(?<!no )corner|penthouse|top floor|full floor|two-story|duplex|triplex|single level|one level|guest house|coach house|wing)\b/i,
  ],
  [1.5, /\b(?:original|vintage|historic|18\d\d|19[0-3]\d)\b/i],
  [1.5, /\b(?:acres?|dock|views? (?:of|over|to)|overlook\w*|waterfront|skyline|sunsets?|frames the)\b/i],
];
const measure =
  /\b\d[\d,.]*(?:[- ]?(?:foot|feet|ft|sq ft|square|acres?|car|zone|inch|burner|bed\w*|bath\w*|story|floors?|residences|units?)|['’]|\s?x\s?\d)/gi;
const names = /(?<=[\p{Ll},] )(?:\p{Lu}[\p{L}’'&-]+)(?: \p{Lu}[\p{L}’'&-]+)*/gu;
const superlative =
  /\b(?:the most|finest|arguably|unlike any|second to none|like no other|one of (?:the )?\w+['’]?s? most)\b/i;
/** A named location: what buyers look for first. */
const near =
  /\b(?:steps|blocks?|minutes|moments|close to|near|walk(?:ing)?|access|just off|across from|located|situated)\b/i;
const namesPlace = /(?<=[\p{L},] )\p{Lu}\p{L}{2}/u;
const forReader = /\b(?:you|your|you'll|you’ll|you're)\b/gi;

function worthOf(feature: Feature, setting: Setting): number {
  const hook = hookWorth(feature, setting);
  const plain = worthOfNotability[feature.notability] ?? 0;
  const worth =
    hook > 0 ? Math.max(0.4, (hook - 1) * hookShare) : whole.test(feature.topic) ? plain * 1.5 : plain;
  return feature.qualifiers.includes('shared') ? worth / 2 : worth;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** How memorable a sentence is: what it names, and how precisely, minus mere praise. */
export function sentenceWorth(text: string, features: readonly Feature[], setting: Setting): number {
  const named = new Map(features.map((feature) => [feature.id, feature]));
  const things = [...named.values()].reduce((sum, feature) => sum + worthOf(feature, setting), 0);
  const told = telling.reduce((sum, [worth, pattern]) => sum + (pattern.test(text) ? worth : 0), 0);
  const exact = Math.min(count(text, measure), 3) * 1.1 + Math.min(count(text, names), 4) * 0.5;
  const located = near.test(text) && namesPlace.test(text) ? 2 : 0;
  const empty =
    Math.min(count(text, emptyWords), located > 0 ? 2 : 4) * 0.7 +
    (superlative.test(text) ? 1 : 0) +
    Math.min(count(text, forReader), 2) * 0.4;
  return things + told + exact + located - empty;
}
