import { qualifiers } from '#domain/features/feature.ts';
import type { Condition, FeatureRef, Scene, SceneLine } from './scene.ts';

/**
 * Reads scenes from their notation:
 *
 *     = id                      begins a scene
 *     part hook                 its place in the arc, or
 *     on counters~soapstone     the feature just told that it picks up: words of its name, @shared and the like
 *     heard \bnewer\b             words just said that it takes up; what is in parentheses fills {heard}
 *     needs year<1940 kind=condo,co-op fact:hoa !elevator pool@shared !says:parking,garage
 *     N: / M:                   a turn of Nora or Miles; N*: is general knowledge
 *      | …                      another way to say the turn above
 *      | (fact:sqft) …          another way, if its conditions hold
 *     (fact:sqft) M: …          a turn that is said only if its conditions hold
 *     callback                  the turns behind it end the episode
 *     visit … / ask … / source …
 *     rank best / spare         how editors rated it
 */
export function parseScenes(text: string): Scene[] {
  return text
    .split(/^= /m)
    .slice(1)
    .map((block) => parseScene(block.trim()));
}

type Draft = Omit<SceneLine, 'variants' | 'variantNeeds'> & {
  variants: string[];
  variantNeeds: Map<string, Condition[]>;
};

function parseScene(block: string): Scene {
  const [id = '', ...lines] = block.split('\n').map((line) => line.trim());
  const said: Draft[] = [];
  const callback: Draft[] = [];
  const scene: Scene = { id, needs: [], lines: said, callback };
  let target = said;
  for (const line of lines) {
    if (line === '' || line.startsWith('#')) continue;
    const turn = /^(?:\(([^)]*)\)\s*)?([NM])(\*?):\s*(.+)$/.exec(line);
    if (line === 'callback') target = callback;
    else if (turn) target.push(parseTurn(turn));
    else if (line.startsWith('| ')) addVariant(target.at(-1), line.slice(2).trim());
    else parseField(scene, line);
  }
  if ((!scene.part && !scene.on) || said.length === 0)
    throw new Error(`scene ${id} has no place or no lines`);
  return scene;
}

function addVariant(turn: Draft | undefined, line: string): void {
  const [, when, text = line] = /^\(([^)]+)\) (.+)$/.exec(line) ?? [];
  turn?.variants.push(text);
  if (when !== undefined) turn?.variantNeeds.set(text, parseConditions(when));
}

function parseTurn([, when = '', speaker, star, text = '']: RegExpExecArray): Draft {
  return {
    speaker: speaker === 'N' ? 'nora' : 'miles',
    variants: [text],
    variantNeeds: new Map(),
    isGeneral: star === '*',
    when: parseConditions(when),
  };
}

function parseField(scene: Scene, line: string): void {
  const [, name, value = ''] = /^(part|on|heard|needs|visit|ask|source|rank)\s+(.+)$/.exec(line) ?? [];
  if (name === 'part' || name === 'visit' || name === 'ask' || name === 'source') scene[name] = value;
  else if (name === 'heard') scene.heard = new RegExp(value);
  else if (name === 'on') scene.on = parseFeature(value);
  else if (name === 'needs') scene.needs.push(...parseConditions(value));
  else if (name === 'rank' && (value === 'best' || value === 'spare')) scene.rank = value;
  else throw new Error(`scene ${scene.id} has a line that means nothing: ${line}`);
}

export function parseConditions(text: string): Condition[] {
  return text.split(/\s+/).filter(Boolean).map(parseCondition);
}

function parseFeature(text: string): FeatureRef {
  const [, id, early, words, late] =
    /^([\w-]+)(?:@([\w-]+))?(?:~([^@]+))?(?:@([\w-]+))?$/.exec(text.trim()) ?? [];
  if (!id) throw new Error(`not a feature: ${text}`);
  const qualifier = qualifiers.find((one) => one === (early ?? late));
  if ((early ?? late) && !qualifier) throw new Error(`not a qualifier: ${text}`);
  return { id, words: words?.toLowerCase().split(',') ?? [], ...(qualifier && { qualifier }) };
}

function parseCondition(word: string): Condition {
  const isAbsent = word.startsWith('!');
  const body = isAbsent ? word.slice(1) : word;
  if (body.startsWith('fact:')) return { kind: 'fact', field: body.slice(5), isAbsent };
  if (body.startsWith('says:')) return { kind: 'says', words: body.slice(5).split(','), isAbsent };
  const [, field, operator, values] = /^(\w+)([<>=])(.+)$/.exec(body) ?? [];
  if (field && values)
    return {
      kind: 'compare',
      field,
      operator: operator as '<' | '>' | '=',
      values: values.split(','),
      isAbsent,
    };
  return { kind: 'feature', feature: parseFeature(body), isAbsent };
}

/** Banter: the feature, then on each line Miles's comment and, after two slashes, Nora's reply. */
export function parseBanter(text: string): Scene[] {
  return text
    .split(/^= /m)
    .slice(1)
    .flatMap((block) => {
      const [head = '', ...lines] = block
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
      return lines.map((line, at): Scene => {
        const [remark = '', reply = ''] = line.split(' // ');
        const turn = (speaker: 'miles' | 'nora', said: string): SceneLine => ({
          speaker,
          variants: [said],
          isGeneral: false,
          when: [],
        });
        return {
          id: `banter-${head} ${at + 1}`,
          part: 'banter',
          on: parseFeature(head),
          needs: [],
          lines: [turn('miles', remark), turn('nora', reply)],
          callback: [],
        };
      });
    });
}
