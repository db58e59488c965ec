import type { Feature } from '#domain/features/feature.ts';
import { areKindsInARow } from './join-kinds.ts';
import { joinLines } from './placed-line.ts';
import { contentOf, shareIn } from './says-again.ts';
import type { createScenePicker, Piece, PlannedLine } from './scene-picker.ts';
import { selfStanding } from './self-standing.ts';

type JoinOptions = {
  /** The word budget for the pieces, and the words so far. */
  budget: number;
  words: number;
  countWords: (text: string) => number;
  /** Lines before the first piece. */
  opening: readonly PlannedLine[];
  /** The tour stop a piece belongs to. */
  sectionOf: (piece: Piece) => string;
  /** Whether losing a few words would make it a different kind of episode. */
  isTight?: boolean;
};

/** Ask about these separately even after the best of the building or street has been told. */
const minNotable = 4;
/** With more, they'd be performing instead of talking. */
const [maxJokes, afterRemarks] = [2, 2];
/** With more, the alternation of thing and quip gets monotonous. */
const maxRungs = 2;
/** With more, a host makes a speech. */
const maxJoinedWords = 28;

/**
 * Arranges the pieces. Miles comments on the last thing before he asks the next question; if he has no comment and the
 * room stays the same, Nora just continues. Avoids "what else?" where possible.
 */
export function joinPieces(
  chosen: readonly Piece[],
  { reply, banter }: Pick<ReturnType<typeof createScenePicker>, 'reply' | 'banter'>,
  { budget, words, countWords, opening, sectionOf, isTight = false }: JoinOptions,
): PlannedLine[][] {
  const askedIds = new Set(chosen.map(({ feature }) => feature?.id));
  const joined: PlannedLine[][] = [];
  let left = budget - words;
  let [rungs, setRooms, nextRooms, remarks, jokes] = [0, 0, 0, 0, 0];
  const before = () => joined.findLast((lines) => lines.length > 0);
  /** What Nora has told since anyone last commented on it. */
  let fresh: readonly Feature[] = [];
  chosen.forEach((piece, at) => {
    const last = chosen[at - 1];
    const [opener, ...rest] = piece.lines;
    const isNext = piece.isMore === true && last !== undefined && last === piece.behind;
    const [next] = rest;
    const isSmall = isBare(before()) || (next !== undefined && isSmallList(next));
    // "There's a dining room." isn't an answer yet, and "There's a den, too." isn't one at all.
    if (isNext && (isSmall || rungs >= maxRungs) && goesOn(before(), rest)) {
      joined.push(rest.slice(1));
      fresh = [...fresh, ...(piece.told ?? [])];
      return;
    }
    const joke = jokeOn(piece, last, isNext);
    if (joke && opener) {
      left -= wordsIn(joke);
      fresh = piece.told ?? [];
      const chapter = before()?.at(-1)?.chapter ?? opener.chapter;
      joined.push([...joke.map((line) => ({ ...line, chapter })), ...piece.lines]);
      return;
    }
    const isApart = opensChapter(piece);
    const begun = isApart && begins.test(sectionOf(piece)) ? selfStanding(piece) : undefined;
    const remark = opener && (begun || !isApart) && replyTo(piece, last, isNext);
    if (remark) {
      fresh = piece.told ?? [];
      left -= countWords(remark.text);
      remarks += 1;
      if (begun && piece.ask) {
        const chapter = told()?.chapter ?? remark.chapter;
        joined.push([{ ...joinLines(remark, piece.ask), sceneId: remark.sceneId, chapter }, begun]);
        return;
      }
      if (isNext && next && listed.test(next.text)) rungs += 1;
      joined.push(taken(piece, last, remark, isNext));
      return;
    }
    const isShort = (before()?.at(-1)?.text.split(' ').length ?? 0) <= maxFirstWords;
    // The laundry is no answer to a question about the baths.
    const isSame =
      last !== undefined && sectionOf(last) === sectionOf(piece) && sectionOf(piece) !== 'practical';
    if (
      !isTight &&
      isSame &&
      piece.alone &&
      isShort &&
      isGoingOn(piece, before()) &&
      goesOn(before(), [piece.alone])
    ) {
      joined.push([]);
      fresh = [...fresh, ...(piece.told ?? [])];
      return;
    }
    fresh = piece.told ?? [];
    if (isNext && goesOn(before(), rest)) joined.push(rest.slice(1));
    // One or two more names aren't worth a question.
    else if (isNext && (piece.told?.length === 0 || isLeftOut(piece))) joined.push([]);
    else joined.push(askedShortly(piece, rest) ?? namedAgain(piece, last));
  });
  return withoutEcho(joined);

  function wordsIn(lines: readonly PlannedLine[]): number {
    return lines.reduce((sum, { text }) => sum + countWords(text), 0);
  }

  /** Don't ask "What else does the building have?" just for a bicycle room. */
  function isLeftOut(piece: Piece): boolean {
    const isOnlyMore = /^else-(?:building|place)/.test(piece.lines[0]?.sceneId ?? '');
    const isBase = chosen.some(({ behind }) => behind === piece);
    const isNotable = piece.told?.some(({ notability }) => notability >= minNotable) ?? false;
    return isOnlyMore && !isBase && !isNotable && !isTight;
  }

  /** Now and then, Nora tops Miles's comment before he asks the next question. */
  function jokeOn(piece: Piece, last: Piece | undefined, isNext: boolean): PlannedLine[] | undefined {
    if (isNext || isTight || jokes >= maxJokes || remarks < afterRemarks || !last?.told) return undefined;
    if (piece.scene?.on || before()?.at(-1)?.chapter !== piece.lines[0]?.chapter) return undefined;
    const told = fresh.filter(({ id }) => !askedIds.has(id));
    const joke = told.length > 0 ? banter(told, 'home') : undefined;
    if (!joke || wordsIn(joke) > left) return undefined;
    jokes += 1;
    remarks = 0;
    return joke;
  }

  /** What was said last. */
  function told(): PlannedLine | undefined {
    return joined.length === 0 ? opening.at(-1) : before()?.at(-1);
  }

  function opensChapter({ lines }: Piece): boolean {
    return told() !== undefined && told()?.chapter !== lines[0]?.chapter;
  }

  /** Miles's reply to Nora's last words. */
  function replyTo(piece: Piece, last: Piece | undefined, isNext: boolean): PlannedLine | undefined {
    const heard = told();
    if (heard?.speaker !== 'nora' || heard.isGeneral || (!isNext && !piece.ask)) return undefined;
    const [from, to] = [last ? sectionOf(last) : 'opening', sectionOf(piece)];
    // A remark about the garage comes too late once the talk is in the neighborhood.
    const isLeading = last !== undefined && opensChapter(piece) && isElsewhere.test(to);
    const remark = reply(heard, { from, to, isLeading, ...(!isNext && { question: piece.ask?.text }) });
    return remark && countWords(remark.text) <= left ? remark : undefined;
  }

  /** The remark and what follows it: no two questions in a row when more of the same follows. */
  function taken(piece: Piece, last: Piece | undefined, remark: PlannedLine, isNext: boolean): PlannedLine[] {
    const [opener, ...rest] = piece.lines;
    const chapter = opener?.chapter ?? remark.chapter;
    const asked =
      before()
        ?.findLast(({ speaker }) => speaker === 'miles')
        ?.text.endsWith('?') ?? false;
    if (isNext || !piece.ask) return [{ ...remark, chapter }, ...rest];
    const isSame = last !== undefined && sectionOf(last) === sectionOf(piece);
    if (piece.alone && asked && (isSame || walksOn(piece.alone)))
      return [{ ...remark, chapter }, piece.alone];
    return [{ ...joinLines(remark, piece.ask), sceneId: remark.sceneId, chapter }, ...rest];
  }

  /** Now and then Nora goes on to the next room herself, and he only has to remark on the last one. */
  function walksOn({ text, chapter }: PlannedLine): boolean {
    const isRoom = !isTight && namesRoom.test(text) && before()?.at(-1)?.chapter === chapter;
    if (isRoom) nextRooms += 1;
    return isRoom && nextRooms % 2 === 1;
  }

  /** Every other room gets a full scene; the rest just get "And the kitchen?". */
  function askedShortly({ ask }: Piece, rest: readonly PlannedLine[]): PlannedLine[] | undefined {
    if (!ask || isTight) return undefined;
    setRooms += 1;
    return setRooms % 2 === 0 ? [ask, ...rest] : undefined;
  }

  /** Adds Nora's next statement to the turn with the last one, if both fit. */
  function goesOn(turns: PlannedLine[] | undefined, [next]: readonly PlannedLine[]): boolean {
    const last = turns?.at(-1);
    if (!turns || !last || !next || last.isGeneral) return false;
    if (last.speaker !== next.speaker) return false;
    if (areKindsInARow(last.text.split(/(?<=\.) /).at(-1) ?? '', next.text)) return false;
    const [, things = ''] = listed.exec(next.text) ?? [];
    // "A terrace with city views. And city views from the terrace."
    if (things !== '' && shareIn(contentOf(things), contentOf(last.text)) === 1) return true;
    if (ofOneRoom.test(last.text.split(/(?<=\.) /).at(-1) ?? '') && listed.test(next.text)) return false;
    const text = withMore(last, next) ?? `${last.text} ${continued(last.text, next.text)}`;
    if (text.split(' ').length > maxJoinedWords) return false;
    turns.splice(-1, 1, { ...joinLines(last, next), text });
    return true;
  }
}

/** Away from the home. */
const isElsewhere = /^(?:place|money|questions)$/;

/** Sections that Nora may begin; whatever is said of money answers a question. */
const begins = /^(?:arrival|living|kitchen|rooms|practical|outside|parking|building|place)$/;

/** After "The second bath has a tub.", "There's a steam shower, too" would seem to be in that bath. */
const ofOneRoom =
  /^(?:The|One|An?) (?:[\p{L}\d-]+ ){0,5}(?:bath|bathroom|suite|bedroom|powder room) (?:also )?(?:has|includes|comes|features)\b/iu;

/** Says by itself that another room begins. */
const namesRoom =
  /^(?:Upstairs|Downstairs|Outside|On the [\p{L} ]{2,16}\b(?:floor|level)\b|The (?:[\p{L}-]+ ){0,2}(?:kitchen|living room|dining room|great room|family room|library|suite|bedrooms?|bath|bathroom|level|floor|basement|backyard|roof deck|terrace)\b)/u;

const [maxBareWords, maxSmallWords] = [5, 8];
const isBare = (lines: readonly PlannedLine[] | undefined) =>
  (lines?.at(-1)?.text.split(' ').length ?? 0) <= maxBareWords;

/** The next stop, if it makes clear what it's about: she continues without being asked. */
const isGoingOn = ({ alone, scene }: Piece, lines: readonly PlannedLine[] | undefined) =>
  alone !== undefined &&
  scene === undefined &&
  /^(?:told|line|lead) /.test(lines?.at(-1)?.sceneId ?? '') &&
  !/[.!?] /.test(lines?.at(-1)?.text ?? '') &&
  lines?.at(-1)?.chapter === alone.chapter;
/** A turn with room for another. */
const maxFirstWords = 16;

/** One or two names without detail aren't worth a turn. */
const isSmallList = ({ text }: PlannedLine) =>
  listed.test(text) && text.split(' ').length <= maxSmallWords && !/\d/.test(text);

const also = /^There(?<verb>'s| are) (?<things>.+), too\.$/;

/** Two turns by Nora that end in "too" sound like a list. */
function withoutEcho(pieces: readonly PlannedLine[][]): PlannedLine[][] {
  let before = '';
  return pieces.map((lines) =>
    lines.map((line) => {
      if (line.speaker !== 'nora') return line;
      const { verb, things } = also.exec(line.text)?.groups ?? {};
      const isEcho = things !== undefined && /, too\.$/.test(before);
      before = isEcho ? '' : line.text;
      return isEcho ? { ...line, text: `And there${verb} ${things}.` } : line;
    }),
  );
}

/** A question that comes later than its subject has to name it. */
function namedAgain({ lines, feature, behind }: Piece, last: Piece | undefined): PlannedLine[] {
  const [asked, ...rest] = lines;
  if (!asked || !feature || !behind || behind === last || !canBeNamed(feature)) return [...lines];
  const said = asked.text.toLowerCase();
  const names = `${feature.phrase} ${feature.noun}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  // "Southwest" is close enough to a southwestern exposure.
  if (names.some((name) => said.includes(name.slice(0, stemLength)))) return [...lines];
  const text = `Back to the ${feature.noun}. ${asked.text}`;
  return [{ ...asked, text, factIds: [...new Set([...asked.factIds, feature.factId])] }, ...rest];
}

const stemLength = 4;

/** One can't go back to a year or a rule. */
const canBeNamed = ({ topic, id, noun }: Feature) =>
  !/^(?:behind|under|in|on|off|with|by)\b/.test(noun) &&
  (id === 'private-elevator' || !/^(?:policies|arrival|place)$/.test(topic));

const listed =
  /^(?:You'd also (?:get|have|find)|(?:(?:And|Then) )?there(?:'s| are)(?: also)?) (.+?)(?:, too)?\.$/i;

/** A list whose last item has no place, so that an added item isn't put there. */
const openList =
  /^(?:And )?(?:You'd (?:also )?(?:have|get|find|see|step out to)|(?:(?:Then|Inside,|Outside,) )?there(?:'s| are)|It(?:'s got| has| also has| comes with)|(?:The|This) (?:building|house|condo|co-op|townhouse|home|kitchen)(?: also)? has|In the building, there(?:'s| are)|(?:For|Laundry's|The wash is|The towels are) [^,:]+[,:] there(?:'s| are)) (?!.* (?:in|on|off|from|at|of) (?:the|there|both|each|two)\b)(?!.*(?:, plus |the listing))/i;

const maxPlusWords = 8;
const forWash = /^(?:And )?(?:For|Laundry's|The wash is|The towels are) /i;

/** "It has a den, plus an attic." */
function withMore({ text, sceneId }: PlannedLine, next: PlannedLine): string | undefined {
  const sentences = text.split(/(?<=\.) /);
  const last = sentences.at(-1)?.replace(/, too\.$/, '.') ?? '';
  const [, things] = listed.exec(next.text) ?? /^The building also has (.+)\.$/.exec(next.text) ?? [];
  if (!things || things.split(' ').length > maxPlusWords) return undefined;
  if (!sceneId.startsWith('told ') || !openList.test(last)) return undefined;
  // Central air doesn't belong with the laundry.
  if (forWash.test(last) && !/\b(?:laundry|washer|dryer|sink)\b/.test(things)) return undefined;
  const more = /^In the building, /.test(last) ? things.replace(/ in the building$/, '') : things;
  return [...sentences.slice(0, -1), `${last.slice(0, -1)}, plus ${more}.`].join(' ');
}

/** "You'd also get a den. You'd also get an attic." sounds like a list, not a person. */
function continued(before: string, next: string): string {
  const last = before.split(/(?<=\.) /).at(-1) ?? '';
  const [, things] = listed.exec(next) ?? [];
  if (things && listed.test(last)) return `And ${things}.`;
  const [room] = /^The [\p{L} -]+?(?='s been | (?:was|has) )/u.exec(last) ?? [];
  const isSame = room && (next.startsWith(`${room} has `) || next.startsWith(`${room} also has `));
  return isSame ? next.replace(room, 'It') : next;
}
