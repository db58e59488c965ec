import { upperFirst } from '../../english/upper-first.ts';
import { headOf, withArticle } from '../../english/with-article.ts';
import { areaOfFeature, type FeatureArea } from '../../listings/content/feature-area.ts';
import type { HomeFacts } from '../facts/home-facts.ts';
import { inSentence } from './copy.ts';

/** Where a thing is; some, such as a view, are neither inside nor outside. */
export type Highlight = { phrase: string; area: FeatureArea | 'whole' };

/** Things besides those that the remarks are searched for. */
const things =
  /\b(?:views?|elevator|shelter|house|lanterns|frontage|tile|solar|ramada|pasture|brick|outlet|insert|kitchen|bath|bathroom|bedroom|room|level|stable|beach|slip|launch|studio|cellar|nook|foyer|entry|entryway|hall|turret|sink|dishwasher|fans?|shutters|pump|heater|washer|dryer|storage|rooftop|charger|library|parking|counters|lot|court|room|greenhouse|roof)$/i;
const outside =
  /\b(?:carriage house|pasture|ramada|rooftop|frontage|beach|slip|launch|stable|court|community pool|machine shed|well|septic system|lot)$/i;
const notAThing =
  /[:/()<>{}!?"“”]|\b(?:is|are|was|were|has|have|will|can|may|allowed|permitted|included|available|required|welcome|ready|convey\w*|staged|see|call|other|none|yes)\b/i;
const proper =
  /^(?:Bosch|Viking|Wolf|Sub-Zero|Miele|Thermador|Tesla|Trex|Pella|Andersen|Marvin|Corian|Murphy|Dutch|French|Spanish|Italian|Mexican|Moroccan|Victorian|Saltillo|Carrara|Calacatta|Jacuzzi|Florida|Carolina|Arizona|Tuscan|Japanese)$/;
const maxWords = 9;
const minAcres = 2;

/** Phrases about the home for use inside a sentence, most interesting first, each with its article. */
export function highlights(facts: HomeFacts): Highlight[] {
  const acres = /^(\d+(?:\.\d+)?) acres?$/i.exec(facts.lot ?? '');
  const land: Highlight[] =
    acres && Number(acres[1]) >= minAcres && facts.kind !== 'condo'
      ? [{ phrase: `${acres[1]} acres`, area: 'outside' }]
      : [];
  return [...land, ...facts.features.flatMap(readFeature)];
}

export function phrasesOf(facts: HomeFacts): string[] {
  return highlights(facts).map(({ phrase }) => phrase);
}

/** "Walnut island, soapstone counters and six-burner range" is three things; if one isn't a thing, use none. */
function readFeature(feature: string): Highlight[] {
  const text = plainCase(inSentence(feature)).replace(/,? (?:in |\()?((?:19|20)\d\d)\)?$/, ' from $1');
  if (notAThing.test(text) || text.split(' ').length > maxWords) return [];
  const parts = text.includes(',') ? text.split(/, (?:and )?| and /) : [text];
  const found = parts.map((part) => ({ phrase: sayable(part.trim()), area: areaOf(part.trim()) }));
  return found.every((part): part is Highlight => part.phrase !== undefined) ? found : [];
}

function areaOf(part: string): Highlight['area'] {
  const head = headOf(part);
  if (outside.test(head)) return 'outside';
  return endsWithThing(head) ? (areaOfFeature(head) ?? 'whole') : 'whole';
}

function sayable(part: string): string | undefined {
  const head = headOf(part);
  if (!things.test(head) && !endsWithThing(head)) return undefined;
  return withArticle(part)
    .replace(/ with ([a-z-]+(?: [a-z-]+)?)$/, (_, added: string) => ` with ${withArticle(added)}`)
    .replace(
      / (in|on|over|off|near|under) (garage|basement|kitchen|patio|deck|yard|main level|lower level|upper level|second floor)$/i,
      ' $1 the $2',
    );
}

/** "Fireplace room heater" mentions a fireplace but is not one. */
function endsWithThing(head: string): boolean {
  const last = head.split(' ').slice(-2);
  return areaOfFeature(last.at(-1) ?? '') !== undefined || areaOfFeature(last.join(' ')) !== undefined;
}

/** "Heated Garage" loses the capitals of a table, "French doors" keep theirs. */
function plainCase(text: string): string {
  const words = text.split(' ');
  const isTitle = words.every((word) => /^\p{Lu}[\p{Ll}-]/u.test(word));
  return words
    .map((word, at) => {
      const name = upperFirst(word);
      if (proper.test(name) && (at === 0 || word === name)) return name;
      return isTitle ? word.toLowerCase() : word;
    })
    .join(' ');
}
