import { type RoomItem, readRoomItems } from './read-room-items.ts';
import type { Scope } from './read-scopes.ts';

/** A room or level with its items, in listing order. */
export type Room = {
  /** As a listener would name it: "primary suite", "third floor". */
  name: string;
  isLevel: boolean;
  /** The floor its sentence puts it on. */
  level?: string;
  items: readonly (RoomItem & { at: number })[];
  /** The view from it, or what it opens to: "opens to a terrace". */
  opensTo?: RoomItem & { at: number };
};

type Sentence = { text: string; scope: Scope };

const ordinal = '(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th)';
const levelNames = `(?:${ordinal}|ground|main|lower|upper|uppermost|top|garden|parlor|entry|entrance|entertaining|penthouse|bedroom|next)[ -](?:floor|level|story)|basement(?: level)?|cellar`;
const roomNames = `(?:primary|master|main|owner's|principal) (?:bed ?room suite|bed ?room|suite|en-?suite bath(?:room)?|bath(?:room)?)|(?:guest|junior) suite|(?:guest|second|third|fourth|fifth|2nd|3rd|4th) (?:bed ?room|suite|bath(?:room)?)|guest (?:house|room)|powder room|dining room|living (?:room|area|space)|(?:family|great|media|game|rec|recreation|music|sitting|mud|laundry|breakfast|bonus|sun|billiards?|theater) ?room|kitchen|library|home office|office|study|den|solarium|sunroom|atrium|foyer|entry(?:way| hall| foyer)?|gallery|coach house|carriage house|roof ?(?:top )?(?:deck|terrace)|roof ?top|roofdeck|terrace|deck|patio|balcony|back ?yard|yard|garden|courtyard|(?:en-?suite )?bath(?:room)?`;
/** Adjectives only; nothing that could be the verb of another subject. */
const before =
  "(?:(?!(?:an?|the|is|are|was|has|have|with|and|to|of|in|on|off|by|for|from|into|onto|beyond|behind|through|includes?|features?|offers?|boasts?|opens|leads?|unveils?|begins?|there|there's|where|via|past|near|plus|its|complete\\w*)\\b)(?:\\d,\\d{3}[\\p{L}-]*|[\\p{L}\\d'-]+),? ){0,6}?";
/** "The fourth floor is a primary suite with", "Step into a living room with" */
const lead =
  "(?:(?:step(?:ping)? (?:in)?to|enter|welcome to|discover|there(?:'s| is)(?: also)?|(?:the )?(?:entire )?(?<lead>LEVELS) (?:begins with|is|unveils|reveals|opens (?:in)?to|opens with|is home to|is anchored by|presents|welcomes you with|hosts)) )?";
const on = `(?:(?: |, )(?:located |set |situated |occupying |perched )?(?:on|across) (?:the|its own) (?:entire )?(?<on>${levelNames}),?)?`;
const intro =
  '(?:(?<intro>(?:on|at|in|off|across|upstairs|downstairs|inside|beyond|just|one|from|meanwhile|up|down|here|outside|adjacent|above|below|finally|occupying|spanning|tucked|set)\\b[^,:;]{0,60}), )?';
const gives =
  '(?:also |now |further |even )?(?:(?:(?:is|has been|comes) )?(?:[\\p{L}-]+ly )?(?:equipped|appointed|outfitted|fitted|finished|complete|graced|adorned|furnished|updated|upgraded|refreshed|renovated|remodeled|redone) with|features?|offers?|includes?|has(?! been)|boasts?|showcases?|contains?|provides?|comes? (?:complete )?with|houses|hosts|holds|adds|enjoys|delivers|is home to|(?:is )?(?:[\\p{L}-]+ly )?(?:anchored|warmed|highlighted|crowned|framed|enhanced|bordered) by)';
const participles =
  '(?:featuring|complete with|equipped with|boasting|showcasing|including|offering|outfitted with|appointed with|highlighted by|anchored by|graced with|finished with)';
/** What a sentence may say about the room before it lists the contents; nothing that leads to another room. */
const said =
  "(?: (?:is|sits|serves as|makes|spans|measures|exudes|impresses|balances|stuns|shines|overlooks|faces|anchors|enjoys)(?: (?!to\\b|off\\b|into\\b|from\\b|near\\b)[\\p{L}\\d'-]+){0,9}?,?)";

const led = lead.replace('LEVELS', levelNames);
const patterns = [
  new RegExp(
    `^${intro}${led}(?:the|your|this|its|an?)? ?${before}(?<room>${roomNames})${on} (?<way>(?:flows|opens|overlooks|faces|connects)\\b[^,;]{3,70}?) and (?:also )?(?:is (?:complete|equipped|outfitted) with|has|includes|features|boasts|offers|enjoys) (?<list>.+)$`,
    'iu',
  ),
  new RegExp(
    `^${intro}${led}(?:the|your|this|its|an?|our)? ?${before}(?<room>${roomNames})${on},? ${gives} (?<list>.+)$`,
    'iu',
  ),
  new RegExp(
    `^${intro}${led}(?:the|your|this|its|an?)? ?${before}(?<room>${roomNames})${on}${said}? ${participles} (?<list>.+)$`,
    'iu',
  ),
  new RegExp(
    `^${intro}${led}(?:the|your|this|its|an?)? ?${before}(?<room>${roomNames})${on}${said}?,? (?:with|and (?:has|is (?:complete|equipped|outfitted) with|includes|features|boasts|offers)) (?<list>.+)$`,
    'iu',
  ),
  new RegExp(
    `^(?:the|your|this|a)? ?(?:[\\p{L}-]+,? ){0,4}?(?<room>${levelNames}|this (?:level|floor))(?:${said}?,? with|,? (?:also )?(?:${gives}|is comprised of|comprises|consists of|encompasses|accommodates)) (?<list>.+)$`,
    'iu',
  ),
  new RegExp(
    `^(?:on|the)? ?(?:the )?(?:[\\p{L}-]+ ){0,2}?(?<room>${levelNames})(?: is where)?,? (?:(?:you(?:'ll| will)? (?:also )?(?:find|have|discover)|there(?:'s| is| are)) )(?<list>.+)$`,
    'iu',
  ),
  new RegExp(
    `^(?:the )?(?:[\\p{L}-]+ ){0,2}?(?<room>${levelNames}|${roomNames})(?: ?[-–—] | ?: ?)(?<list>.+)$`,
    'iu',
  ),
  // "Two bedrooms and a bath are on the fourth floor."
  new RegExp(
    `^(?<list>.+?) (?:are|is|sits?|complete|completes|round out|occup(?:y|ies)) (?:all )?(?:[\\p{L}-]+ly )?(?:located |situated |found |set )?(?:(?:on|off) )?the (?<room>${levelNames})(?:[.,].*)?$`,
    'iu',
  ),
  /^(?<room>upstairs|downstairs),? (?:you(?:'ll| will)? (?:also )?(?:find|have|discover)|there(?:'s| is| are)) (?<list>.+)$/iu,
];
const isLevelName = new RegExp(`^(?:${levelNames}|upstairs|downstairs)$`, 'i');
const again =
  /^(?:it|this (?:room|space)) (?:also )?(?:features|has|includes|offers|boasts|is (?:equipped|complete|outfitted) with) (.+)$/i;
/** Not certain whose room it is. */
const others =
  /\b(?:unit \w+|apartment \w+|each|both|all|every|either|rental|tenant|in-law|income|model|typical|could|can be|potential|if)\b/i;
const imagined = /\b(?:future|plans?|proposed|rendering\w*|virtual\w*|will be|previous\w*)\b/i;
const maxExcerpt = 399;
const maxApart = 2;

/** The rooms that the listing's sentences describe, where the wording is unambiguous. */
export function readRooms(sentences: readonly Sentence[]): Room[] {
  const rooms = new Map<string, Room>();
  let [lastRoom, lastLevel] = ['', ''];
  sentences.forEach(({ text, scope }, at) => {
    if (scope !== 'home') {
      lastRoom = '';
      return;
    }
    for (const clause of clausesOf(text)) {
      const found = imagined.test(clause)
        ? undefined
        : (readClause(clause, lastRoom, lastLevel) ?? readInPassing(clause));
      if (!found) {
        lastRoom = again.test(clause) ? lastRoom : '';
        continue;
      }
      const { room, list, level, only, way } = found;
      lastRoom = room;
      lastLevel = isLevelName.test(room) ? room : (level ?? lastLevel);
      const { items: all, opensTo } = readList(list, room, way);
      const until = only ? all.findIndex(({ text: said }) => !only.test(said)) : -1;
      const read = until < 0 ? all : all.slice(0, until);
      // A long sentence is cut off, and its last item may be, too.
      const items = (text.length >= maxExcerpt ? read.slice(0, -1) : read).map((item) => ({ ...item, at }));
      const known = rooms.get(room);
      // A kitchen mentioned again much later may be a different one.
      const last = known?.items.at(-1)?.at ?? at;
      if (!isLevelName.test(room) && at - last > maxApart) continue;
      if (items.length === 0 && !opensTo) continue;
      const more = items.filter(({ head }) => !known?.items.some((one) => one.head === head));
      const floor = level ?? known?.level;
      rooms.set(room, {
        name: room,
        isLevel: isLevelName.test(room),
        ...(floor && { level: floor }),
        items: [...(known?.items ?? []), ...more],
        ...(opensTo ? { opensTo: { ...opensTo, at } } : known?.opensTo && { opensTo: known.opensTo }),
      });
    }
  });
  return [...rooms.values()];
}

/** "Offers a private retreat with": the list starts after it. */
const retreat =
  /^(?:an?|its own|the|your)? ?[^,]{0,50}\b(?:retreats?|refuge|sanctuary|oasis|escape|haven|setting|experience|dream|backdrop|elegance|charm|comfort|scale)\b,? (?:complete with|with|featuring|including|boasting|equipped with) /i;
/** After these, the sentence is about another room. */
const otherSubject =
  /,? (?:and )?(?:the|an?|its) (?:[\p{L}'-]+ ){1,5}(?:is|are|has|have|features?|offers?|boasts?|opens?|includes?|completes?|provides?|adds?|sits)\b.*$|,? (?:alongside|next to|adjacent to|off of|adjoining|leading to|connected to|followed by|located)\b.*$/iu;
const out =
  /,? and (?:opens?|extends?|leads?|flows?) (?:out |directly |up |right ){0,2}(?:on)?to (?:its own |the |an? |your )?([^,.;]+?)(?= that\b| which\b| where\b| for\b| perfect| ideal| with\b| and\b|[,.;]|$)/i;
const roomHead =
  /(?:room|office|library|den|kitchen|bedrooms?|baths?|bathrooms?|(?<!appliance )suites?|foyer|garage|studio|gym)$/i;
const inSuites = /^(?:primary|guest|junior|second|third|fourth|fifth|coach|carriage)/;

/** A bath doesn't contain a bath, and items after the pantry may belong to the home. */
const misfits: readonly (readonly [room: RegExp, thing: RegExp])[] = [
  [/bath$/, /\bbath(?:room)?\b/i],
  [/^kitchen$/, /\b(?:laundry|closets?|tub|shower|bath)\b/i],
  [
    /^(?:(?!powder|laundry|mud)\w+ room|library|den|office|study|foyer|entry|gallery)$/,
    /\b(?:tub|shower|vanit(?:y|ies))\b/i,
  ],
];

/** Levels and suites contain rooms; if any other room does, the list isn't its own. */
function readList(list: string, room: string, way: string | undefined) {
  const isLevel = isLevelName.test(room);
  const text = list.replace(retreat, '').replace(otherSubject, '');
  const own =
    room === 'kitchen' ? text.replace(/\bkitchen (?=cabinet|island|counter|sink|appliance)/gi, '') : text;
  const exit = out.exec(own);
  const items = readRoomItems(exit ? own.slice(0, exit.index) : own, isLevel);
  const fitting = items.filter(
    ({ text: said }) => !misfits.some(([name, odd]) => name.test(room) && odd.test(said)),
  );
  const isMixed =
    !isLevel &&
    fitting.some(
      ({ text: said }) =>
        roomHead.test(said.split(/ (?:with|overlooking|facing) /)[0] ?? '') &&
        !(
          inSuites.test(room) &&
          /\b(?:bath|bathroom|dressing room|sitting room|office|study|library)$/i.test(
            said.split(' with ')[0] ?? '',
          )
        ) &&
        !(room === 'kitchen' && /\b(?:breakfast room|outdoor kitchen)$/.test(said)) &&
        !/outdoor kitchen$/.test(said),
    );
  const opensTo = readWay(way ?? (exit?.[1] ? `opens to ${exit[1]}` : ''));
  return isMixed ? { items: [] } : { items: fitting, opensTo };
}

/** "Overlooks a courtyard", "faces south", "opens to a terrace". */
function readWay(way: string): RoomItem | undefined {
  const [, verb = '', what = ''] =
    /^(opens|overlooks|faces) (?:out |directly |up |right ){0,2}(?:(?:on)?to )?(.+?)(?: (?:with|for|that|which|where|through)\b.*)?$/i.exec(
      way,
    ) ?? [];
  if (/^(?:north|south|east|west|northeast|northwest|southeast|southwest)$/i.test(what))
    return { text: `${verb.toLowerCase()} ${what.toLowerCase()}`, source: way, head: what };
  const [item] = verb === '' ? [] : readRoomItems(what, true);
  return (
    item && {
      ...item,
      text: `${verb.toLowerCase() === 'opens' ? 'opens to' : verb.toLowerCase()} ${item.text}`,
    }
  );
}

/** The two sides of "while" and ";" are about different rooms. */
const clausesOf = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\bw\/ ?/gi, 'with ')
    .replace(/\s+/g, ' ')
    .split(/;\s*|,? while (?=the |an? )|\s[–—]\s(?=the )|^While /)
    .map((clause) => clause.replace(/^[^\p{L}\d]+/u, '').trim())
    .filter((clause) => clause.length > 0);

const headed = new RegExp(`^(?:the )?(${levelNames}) ?: ?(?:\\1 ?: ?)?(.+)$`, 'iu');

/** A sentence under a floor's name is about that floor, or about one room on it. */
function readClause(clause: string, lastRoom: string, lastLevel: string): Found | undefined {
  const [, heading = '', body = ''] = headed.exec(clause) ?? [];
  const level = plainLevel(heading.toLowerCase());
  const inside = body === '' ? undefined : (readStatement(body, '', level) ?? readInPassing(body));
  if (inside && !isLevelName.test(inside.room)) return { ...inside, level };
  return readStatement(body === '' ? clause : `${heading}: ${body}`, lastRoom, lastLevel);
}

type Found = {
  room: string;
  list: string;
  level: string | undefined;
  /** What we may say about it when the list continues with other things. */
  only: RegExp | undefined;
  way: string | undefined;
};

function readStatement(clause: string, lastRoom: string, lastLevel: string): Found | undefined {
  const more = lastRoom ? again.exec(clause)?.[1] : undefined;
  if (more) return { room: lastRoom, list: more, level: undefined, only: undefined, way: undefined };
  for (const pattern of patterns) {
    const { room, list, way, intro: place = '', on: floor, lead: under } = pattern.exec(clause)?.groups ?? {};
    if (!room || !list || others.test(clause.slice(0, -list.length))) continue;
    const name = nameOf(room.toLowerCase(), lastRoom, lastLevel);
    if (!name) return undefined;
    const [level] = new RegExp(`\\b(?:${levelNames})\\b`, 'i').exec(floor ?? under ?? place) ?? [];
    return { room: name, list, level: level && plainLevel(level.toLowerCase()), only: undefined, way };
  }
  return undefined;
}

/** A kitchen or suite at the end of a sentence about the home; the other items don't belong to it. */
const passing =
  /^(.+?(?:,|\band|\bby|\bincluding|\bhas|\bfeatures|\boffers|\bincludes|\bboasts|\bfind|\bis|\bwith) (?:an?|the|your) (?:(?!(?:and|with|of|to|in|on|the|an?)\b)[\p{L}\d'-]+,? ){0,5}?)(kitchen|(?:primary|master) (?:bedroom suite|suite|bedroom)) (?:with|featuring|equipped with|complete with|(?:that|which) (?:features|offers|has|boasts|includes)|boasting) (.+)$/iu;
const ownThings: Record<string, RegExp> = {
  kitchen:
    /\b(?:counters?|countertops?|cabinets?|cabinetry|appliances?|islands?|peninsula|pantry|range|stove|ovens?|cooktop|refrigerator|fridge|dishwasher|backsplash|bar|hood|nook|wine \w+)\b/i,
  'primary suite':
    /\b(?:closets?|bath|bathroom|tub|shower|vanit(?:y|ies)|balcony|terrace|fireplace|dressing \w+|sitting \w+)\b/i,
};

function readInPassing(clause: string): Found | undefined {
  const [, start = '', room = '', list = ''] = passing.exec(clause) ?? [];
  if (list === '' || others.test(start)) return undefined;
  const name = room.toLowerCase() === 'kitchen' ? 'kitchen' : 'primary suite';
  return { room: name, list, level: undefined, only: ownThings[name], way: undefined };
}

const plainLevel = (level: string) =>
  level
    .replace(/-(?=floor|level|story)/, ' ')
    .replace(/^basement level$/, 'basement')
    .replace(/1st/, 'first')
    .replace(/2nd/, 'second')
    .replace(/3rd/, 'third')
    .replace(/(\d)th/, (_, digit: string) => ({ 4: 'fourth', 5: 'fifth', 6: 'sixth' })[digit] ?? digit)
    .replace(/ story$/, ' floor');

function nameOf(room: string, lastRoom: string, lastLevel: string): string | undefined {
  if (/^this (?:level|floor)$/.test(room)) return lastLevel || undefined;
  if (/^(?:next|bedroom) /.test(room)) return undefined;
  if (isLevelName.test(room)) return plainLevel(room);
  if (/^(?:en-?suite |)bath/.test(room))
    return /^primary/.test(lastRoom) ? 'primary bath' : /^bath/.test(room) ? 'bath' : undefined;
  return plainLevel(room)
    .replace(/^(?:master|main|owner's|principal) /, 'primary ')
    .replace(/bed room/, 'bedroom')
    .replace(/^primary bedroom suite$/, 'primary suite')
    .replace(/(?:en-?suite )?bath(?:room)?$/, 'bath')
    .replace(/^living (?:area|space)$/, 'living room')
    .replace(/^entry(?:way| hall| foyer)$/, 'entry')
    .replace(/^(?:roof ?top|roofdeck|roof ?top deck)$/, 'roof deck')
    .replace(/^roof ?top terrace$/, 'roof terrace')
    .replace(/^back ?yard$/, 'backyard')
    .replace(/^(mud|sun) room$/, '$1room');
}
