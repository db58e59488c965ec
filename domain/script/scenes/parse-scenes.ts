import type { Condition, Scene, SceneLine } from './scene.ts';

/**
 * Reads scenes from their notation:
 *
 *     = id                      begins a scene
 *     part kitchen              where it belongs
 *     needs island counters.material kind=condo,co-op year<1940 !elevator pool@shared fact:hoa
 *     N: / M:                   a turn of Nora or Miles; N*: is general knowledge
 *     (island.count) M: …       a turn that is said only if its conditions hold
 *     callback                  the turns behind it end the episode
 *     visit … / ask … / source …
 */
export function parseScenes(text: string): Scene[] {
  return text
    .split(/^= /m)
    .slice(1)
    .map((block) => parseScene(block.trim()));
}

function parseScene(block: string): Scene {
  const [id = '', ...lines] = block.split('\n').map((line) => line.trim());
  const scene: Scene = { id, part: '', needs: [], lines: [], callback: [] };
  let target = scene.lines;
  for (const line of lines) {
    if (line === '' || line.startsWith('#')) continue;
    if (line === 'callback') {
      target = scene.callback;
      continue;
    }
    const turn = /^(?:\(([^)]*)\)\s*)?([NM])(\*?):\s*(.+)$/.exec(line);
    if (turn) target.push(parseTurn(turn));
    else parseField(scene, line);
  }
  if (scene.part === '' || scene.lines.length === 0) throw new Error(`scene ${id} has no part or no lines`);
  return scene;
}

function parseTurn([, when = '', speaker, star, text = '']: RegExpExecArray): SceneLine {
  return {
    speaker: speaker === 'N' ? 'nora' : 'miles',
    text,
    isGeneral: star === '*',
    when: parseConditions(when),
  };
}

function parseField(scene: Scene, line: string): void {
  const [, name, value = ''] = /^(part|needs|visit|ask|source)\s+(.+)$/.exec(line) ?? [];
  if (name === 'part' || name === 'visit' || name === 'ask' || name === 'source') scene[name] = value;
  else if (name === 'needs') scene.needs.push(...parseConditions(value));
  else throw new Error(`scene ${scene.id} has a line that means nothing: ${line}`);
}

export function parseConditions(text: string): Condition[] {
  return text.split(/\s+/).filter(Boolean).map(parseCondition);
}

function parseCondition(word: string): Condition {
  const isAbsent = word.startsWith('!');
  const body = isAbsent ? word.slice(1) : word;
  const compare = /^(\w+)([<>=])(.+)$/.exec(body);
  if (compare) {
    const [, field = '', operator, values = ''] = compare;
    return {
      kind: 'compare',
      field,
      operator: operator as '<' | '>' | '=',
      values: values.split(','),
      isAbsent,
    };
  }
  if (body.startsWith('fact:')) return { kind: 'fact', field: body.slice(5), isAbsent };
  const [, id = '', attribute, qualifier] = /^([\w-]+)(?:\.(\w+))?(?:@([\w-]+))?$/.exec(body) ?? [];
  if (id === '') throw new Error(`not a condition: ${word}`);
  return {
    kind: 'feature',
    id,
    ...(attribute && { attribute }),
    ...(qualifier && { qualifier }),
    isAbsent,
  };
}
