import { numberValues, numberWords } from '#domain/english/number-words.ts';
import { shortName } from '#domain/features/tell-feature.ts';
import type { Home } from '../home.ts';
import { ownBuilding } from '../home-kind.ts';
import { leadId } from '../lead-id.ts';
import { outdoorSize } from '../outdoor-size.ts';
import { type Hook, words } from './hook.ts';

const [outdoorWorth, combinedWorth, floorWorth, viewWorth] = [78, 85, 72, 66];
/** A smaller terrace is pleasant, and no number to open with. */
const [leastOutdoors, leastShare] = [240, 0.09];

/** Where the home ends: outdoors, at the whole floor, at what used to be the neighbor's wall, at the view. */
export function readSpaceHooks(home: Home): Hook[] {
  return [...outdoors(home), ...combined(home), ...wholeFloor(home), ...views(home)];
}

const figureOf = (size: string) => Number(/\d[\d,]*/.exec(size)?.[0].replaceAll(',', ''));
const ofArea = /^There's (.*?)([\d,]+) square feet of (private .*|rooftop .*|terrace.*)\.$/;

function outdoors(home: Home): Hook[] {
  const [lead] = home.leads.flatMap((one) => {
    const [, about = '', figure = '', what = ''] = ofArea.exec(one.text) ?? [];
    return figure ? [{ size: `${about}${figure}`, factId: one.factId, what }] : [];
  });
  const measured = outdoorSize(home);
  const found = lead ?? measured;
  const inside = home.number('sqft');
  if (!found || figureOf(found.size) < Math.max(leastOutdoors, (inside ?? 0) * leastShare)) return [];
  const space = lead ? undefined : measured?.space;
  const what =
    lead?.what ?? (measured?.several ? `the ${measured.several}` : space && `the ${shortName(space)}`);
  const thing = what?.replace(/^(?!the )/, 'the ');
  const isAre = measured?.several && !lead ? 'those are' : "that's";
  return [
    {
      key: 'hook outdoors',
      part: 'hook-outdoors',
      worth: outdoorWorth,
      words: {
        outsize: words(`${found.size} square feet`, found.factId),
        outanswer: words(
          `${found.size} square feet, ${thing ? `and ${isAre} ${thing}` : "by the listing's count"}`,
          found.factId,
        ),
      },
      leads: [leadId('outdoor', found.factId)],
    },
  ];
}

const ofCombination = /^It's a combination of (\S+) (apartments|units)\.$/;

function combined({ leads }: Home): Hook[] {
  return leads.flatMap(({ kind, text, factId }) => {
    const [, count = '', homes = ''] = (kind === 'shape' && ofCombination.exec(text)) || [];
    const value = numberValues.get(count.toLowerCase()) ?? Number(count);
    if (!(value > 1)) return [];
    return [
      {
        key: 'hook combined',
        part: 'hook-combined',
        worth: combinedWorth,
        words: { combined: words(`${numberWords(value)} ${homes}`, factId), homes: words(homes, factId) },
        leads: [leadId(kind, factId)],
      },
    ];
  });
}

const ofFloor = /^It takes up ((?:the|an) (?:entire|full|whole) .*)\.$/;

function wholeFloor({ leads, kind }: Home): Hook[] {
  if (ownBuilding.has(kind)) return [];
  return leads.flatMap(({ kind: leadKind, text, factId }) => {
    const [, floor = ''] = ofFloor.exec(text) ?? [];
    if (floor === '') return [];
    return [
      {
        key: 'hook floor',
        part: 'hook-floor',
        worth: floorWorth,
        words: { floor: words(floor, factId) },
        leads: [leadId(leadKind, factId)],
      },
    ];
  });
}

/** "There are views of Lake Michigan and the skyline", as a list of what one sees; from one bedroom, it's that room's. */
const ofView =
  /^There(?:'s| are) (?:an? )?(?:[\p{L}-]+ ){0,3}(?:views?|vistas?) (?:of|over) ([^.]*\p{Lu}[^.]*)\.+$/u;
const ofRoomView = /\b(?:in|from) |\bCity\b|\bSt(?:reet)?\b|\bCourt\b|,(?! )/u;
const maxSeenWords = 12;

/** Of several views, the one with the most to see. */
function views({ leads }: Home): Hook[] {
  const longestFirst = [...leads].sort((a, b) => b.text.length - a.text.length);
  return longestFirst.flatMap(({ kind, text, factId, feature }) => {
    const [, seen = ''] = (kind === 'view' && ofView.exec(text)) || [];
    const isNamed = /(?:^|[ ,])\p{Lu}\p{Ll}+/u.test(seen) && !ofRoomView.test(seen);
    if (!isNamed || feature?.where || seen.split(' ').length > maxSeenWords) return [];
    return [
      {
        key: `hook view ${seen}`,
        part: 'hook-view',
        worth: viewWorth,
        words: { seen: words(seen, factId) },
        ...(feature && { feature }),
        leads: [leadId(kind, factId)],
      },
    ];
  });
}
