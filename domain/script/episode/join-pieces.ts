import type { Feature } from '#domain/features/feature.ts';
import { joinLines } from './placed-line.ts';
import type { createScenePicker, Piece, PlannedLine } from './scene-picker.ts';

type JoinOptions = {
  /** Words that the pieces may have, and how many they have so far. */
  budget: number;
  words: number;
  countWords: (text: string) => number;
  /** What the hook has told already. */
  heard: string;
};

/** More, and nobody knows who has read the listing. */
const maxToldByMiles = 2;
const asAnd = (text: string) => `And ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
/** More, and a host holds a speech. */
const maxJoinedWords = 26;

/**
 * How the pieces follow each other. Miles says what he makes of the last thing before he asks on; where he has nothing to
 * say and the room stays the same, Nora just goes on. Nobody asks "what else?" if it can be helped.
 */
export function joinPieces(
  chosen: readonly Piece[],
  { first, react }: Pick<ReturnType<typeof createScenePicker>, 'first' | 'react'>,
  { budget, words, countWords, heard }: JoinOptions,
): PlannedLine[][] {
  const askedIds = new Set(chosen.map(({ feature }) => feature?.id));
  const joined: PlannedLine[][] = [];
  let left = budget - words;
  let toldByMiles = 0;
  chosen.forEach((piece, at) => {
    const last = chosen[at - 1];
    const [opener, ...rest] = piece.lines;
    const isNext = piece.isMore === true && last !== undefined && last === piece.behind;
    // "There's a dining room." is no answer yet.
    if (isNext && isBare(joined.at(-1)) && goesOn(joined.at(-1), rest)) {
      joined.push(rest.slice(1));
      return;
    }
    const said = opener && lead(piece, last, isNext);
    const more = opener && said ? countWords(said.text) - countWords(opener.text) : 0;
    if (opener && said && more <= left) {
      left -= more;
      joined.push([{ ...said, chapter: opener.chapter }, ...rest]);
    } else if (isNext && goesOn(joined.at(-1), rest)) joined.push(rest.slice(1));
    // One more name or two isn't worth a question.
    else if (isNext && piece.told?.length === 0) joined.push([]);
    else joined.push(unasked(piece, last) ?? namedAgain(piece, last));
  });
  return withoutEcho(joined);

  /** What Miles says before Nora tells it. */
  function lead(piece: Piece, last: Piece | undefined, isNext: boolean): PlannedLine | undefined {
    const numbers = last === undefined && piece.ask ? first('react-essentials', 'home')?.lines[0] : undefined;
    if (numbers && piece.ask && !heard.includes(numbers.text.split('.')[0] ?? ''))
      return joinLines(numbers, piece.ask);
    const before = last?.told?.filter(({ id }) => !askedIds.has(id)) ?? [];
    if (before.length === 0 || (!isNext && !piece.ask)) return undefined;
    // Nora has just remarked on it; one remark is enough.
    if (joined.at(-1)?.at(-1)?.sceneId.startsWith('react-')) return undefined;
    const remark = react(before, 'home', isNext ? '' : piece.ask?.text)?.lines[0];
    return remark && piece.ask && !isNext ? joinLines(remark, piece.ask) : remark;
  }

  /** Behind Nora's advice, Miles has the next thing and she says what she makes of it. */
  function unasked({ alone, told = [] }: Piece, last: Piece | undefined): PlannedLine[] | undefined {
    const isBehindTip = last?.scene !== undefined && last.scene.part === undefined;
    if (!alone || !isBehindTip || toldByMiles >= maxToldByMiles) return undefined;
    const remark = react(
      told.filter(({ id }) => !askedIds.has(id)),
      'home',
    )?.lines[0];
    if (!remark) return undefined;
    toldByMiles += 1;
    const text = toldByMiles % 2 === 0 ? alone.text : asAnd(alone.text);
    return [
      { ...alone, text, speaker: 'miles' },
      { ...remark, chapter: alone.chapter, speaker: 'nora' },
    ];
  }

  /** Adds Nora's next breath to her last turn, if both fit into one. */
  function goesOn(before: PlannedLine[] | undefined, [next]: readonly PlannedLine[]): boolean {
    const turn = before?.at(-1);
    if (!before || !turn || !next || turn.speaker !== next.speaker || turn.isGeneral) return false;
    const both = joinLines(turn, { ...next, text: continued(turn.text, next.text) });
    if (both.text.split(' ').length > maxJoinedWords) return false;
    before.splice(-1, 1, both);
    return true;
  }
}

const maxBareWords = 5;
const isBare = (lines: readonly PlannedLine[] | undefined) =>
  (lines?.at(-1)?.text.split(' ').length ?? 0) <= maxBareWords;

const also = /^There(?<verb>'s| are) (?<things>.+), too\.$/;

/** Two turns of Nora's that end in "too" sound like a list being read. */
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

/** A question that comes later than the thing it is about says what it is about. */
function namedAgain({ lines, feature, behind }: Piece, last: Piece | undefined): PlannedLine[] {
  const [asked, ...rest] = lines;
  if (!asked || !feature || !behind || behind === last || !canBeNamed(feature)) return [...lines];
  const said = asked.text.toLowerCase();
  const names = `${feature.phrase} ${feature.noun}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  // "Southwest" names a southwestern exposure well enough.
  if (names.some((name) => said.includes(name.slice(0, stemLength)))) return [...lines];
  const text = `Back to the ${feature.noun}. ${asked.text}`;
  return [{ ...asked, text, factIds: [...new Set([...asked.factIds, feature.factId])] }, ...rest];
}

const stemLength = 4;

/** A year and a rule are no things to go back to. */
const canBeNamed = ({ topic, id, noun }: Feature) =>
  !/^(?:behind|under|in|on|off|with|by)\b/.test(noun) &&
  (id === 'private-elevator' || !/^(?:policies|arrival|place)$/.test(topic));

const listed =
  /^(?:You'd also (?:get|have|find)|(?:(?:And|Then) )?there(?:'s| are)(?: also)?) (.+?)(?:, too)?\.$/i;

/** "You'd also get a den. You'd also get an attic." is how a list sounds, not a person. */
function continued(before: string, next: string): string {
  const last = before.split(/(?<=\.) /).at(-1) ?? '';
  const [, things] = listed.exec(next) ?? [];
  if (things && listed.test(last)) return `And ${things}.`;
  const [room] = /^The [\p{L} -]+?(?='s been | (?:was|has) )/u.exec(last) ?? [];
  const isSame = room && (next.startsWith(`${room} has `) || next.startsWith(`${room} also has `));
  return isSame ? next.replace(room, 'It') : next;
}
