import type { Qualifier } from '#domain/features/feature.ts';
import { readLimits } from '#domain/features/read-limits.ts';
import { readQualifiers } from '#domain/features/read-qualifiers.ts';
import type { Concept } from '../concept.ts';
import type { Aspect } from '../question/read-aspect.ts';
import type { AskedHome, Statement } from './asked-home.ts';
import { bindWord, type Span, saysNearby } from './bind-word.ts';
import { fitsAspect } from './fits-aspect.ts';
import { isInRoom, isRoom } from './room-of.ts';

/** A statement that answers a question about a thing. */
export type Evidence = {
  statement: Statement;
  span: Span;
  qualifiers: readonly Qualifier[];
  /** Only touches on the thing: quoted, but no reason for a yes. */
  isRelated: boolean;
  /** The statement says the opposite of what was asked. */
  isOpposite: boolean;
  /** Every word asked for is said of this very thing. */
  isExact: boolean;
};

export type Wanted = {
  concept: Concept;
  /** Other things the question names: a room that it is in, a feature it has. */
  others: readonly Concept[];
  words: readonly string[];
  /** One of these has to be said of the thing. */
  choices: readonly string[];
  aspect: Aspect;
  /** The thing in the words of the question. */
  name: string;
};

/** The statements of a home that answer a question; the plainest first. */
export function findEvidence(home: AskedHome, wanted: Wanted): Evidence[] {
  const found = home.statements.flatMap((statement) => evidenceIn(statement, wanted));
  const weight = (one: Evidence) =>
    (one.isRelated ? 8 : 0) +
    (one.qualifiers.length > 0 ? 4 : 0) +
    (one.isExact ? 0 : 2) +
    (one.statement.isProse ? 1 : 0);
  return found.sort((a, b) => weight(a) - weight(b));
}

/** What only touches on a thing says nothing of its kind, size or number. */
const mayTouch: ReadonlySet<Aspect> = new Set(['existence', 'description', 'permission', 'age', 'distance']);

function evidenceIn(statement: Statement, wanted: Wanted): Evidence[] {
  const { concept, aspect } = wanted;
  const stated = spansOf(statement, concept.stated).map((span) => ({ span, isRelated: false }));
  const related =
    stated.length > 0 || !mayTouch.has(aspect)
      ? []
      : spansOf(statement, concept.related).map((span) => ({ span, isRelated: true }));
  for (const { span, isRelated } of [...stated, ...related]) {
    const bindings = wanted.words.map((word) => bindWord(statement.text, span, word));
    const isOpposite = bindings.includes('opposite');
    const isCovered = wanted.words.every(
      (word, at) => bindings[at] !== undefined || saysNearby(statement.text, span, word),
    );
    if (!isCovered || !wanted.others.every((other) => goesWith(statement, span, other, concept))) continue;
    const isChosen = wanted.choices.some((word) => bindWord(statement.text, span, word) === 'said');
    if (wanted.choices.length > 0 ? !isChosen : !fitsAspect(statement.text, span, aspect, wanted.name))
      continue;
    return [
      {
        statement,
        span,
        isRelated,
        isOpposite,
        qualifiers: qualifiersOf(statement, span),
        isExact: bindings.every((binding) => binding !== undefined) && !isOnlyThere(statement, span, concept),
      },
    ];
  }
  return [];
}

/** Asked of the whole home, "central air on the second floor" is no plain yes. */
const wholeHome = /^(?:cooling|central-air|heating|hardwood|carpet|ceilings|floors|windows)$/;

function isOnlyThere({ text }: Statement, { from, to }: Span, { id }: Concept): boolean {
  return wholeHome.test(id) && readLimits(text.slice(0, from), text.slice(to)).where !== undefined;
}

function spansOf({ text }: Statement, pattern: RegExp | undefined): Span[] {
  if (!pattern) return [];
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    from: index,
    to: index + match.length,
  }));
}

function qualifiersOf({ text, scope, isProse }: Statement, { from, to }: Span): Qualifier[] {
  const start = isProse ? 0 : text.indexOf(': ') + 1;
  const before = from >= start ? text.slice(start, from) : '';
  return readQualifiers(before, text.slice(from, to), text.slice(to), scope);
}

/** Whether the other thing belongs to the one at `span`: the room that it is in, or something said with it. */
function goesWith(statement: Statement, span: Span, other: Concept, concept: Concept): boolean {
  if (isRoom(other.id)) return isInRoom(statement.text, span, other.id);
  if (isRoom(concept.id))
    return spansOf(statement, other.stated).some((one) => isInRoom(statement.text, one, concept.id));
  return spansOf(statement, other.stated).some((one) => {
    const [left, right] = one.from < span.from ? [one, span] : [span, one];
    const between = statement.text.slice(left.to, right.from);
    return left.to > right.from || (between.length <= 60 && !/[;.]/.test(between));
  });
}

/** Whether any statement of the home speaks of the thing at all. */
export function isMentioned(home: AskedHome, concept: Concept): boolean {
  return home.statements.some((statement) => spansOf(statement, concept.stated).length > 0);
}
