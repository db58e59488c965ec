import { splitSentences } from '#domain/english/sentences/rules.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { editorsWorth } from '#domain/features/editors-worth.ts';
import type { Feature } from '#domain/features/feature.ts';
import type { Lead } from '#domain/features/read-leads.ts';
import type { Home } from '../home.ts';
import { ownBuilding } from '../home-kind.ts';
import { isBroken } from '../is-broken.ts';
import { leadId } from '../lead-id.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import { indoors } from './best-first.ts';
import { renewalOf } from './renewal.ts';
import { isToldBy } from './says-again.ts';
import type { createScenePicker, Piece } from './scene-picker.ts';
import { tellOutdoors } from './tell-outdoors.ts';

type HomeLead = Home['leads'][number];
type LeadOptions = {
  /** Named in the opening, so described before anything else. */
  named: readonly Feature[];
  /** Whether the year came with the renovation. */
  isRenewalTold: boolean;
  /** What the hook has told in full, by kind and fact. */
  toldLeads: readonly string[];
  refused: ReadonlySet<string>;
  /** Statements that are told anyway. */
  lines: readonly SpokenLine[];
  /** Whether even the best waits for its tour stop. */
  isRoomByRoom?: boolean | undefined;
};

/** How it's built, what's outdoors, and so on, in the order people ask. The location has its own chapter. */
const order: readonly Lead['kind'][] = ['shape', 'renewal', 'outdoor', 'view', 'thing', 'shared'];
const [maxLeads, maxOfKind] = [4, 2];
/** Before the rooms, after the stories; a terrace, the view and shared amenities wait for their tour stop, unless they're the best of it. */
const placeOf = { first: 0.89, inside: 0.9, outside: 5, shared: 7 };
/** More than any list of things, less than a story. */
const leadWorth = 22;
/** The weight of the editors' rating, and of being named in the opening. */
const [editorsShare, namedDraw] = [1.5, 4];
const minDraw = 8;

export const leadKey = ({ text }: Pick<Lead, 'text'>) => `lead ${text}`;

/** The listing's leads, with their detail, before the small things in the rooms. */
export function tellLeads(
  home: Home,
  { first, release }: ReturnType<typeof createScenePicker>,
  { named, isRenewalTold, toldLeads, refused, lines: stated, isRoomByRoom = false }: LeadOptions,
): Piece[] {
  const draw = drawOf(home, named);
  const all = [...home.leads, ...outdoorSizes(home), ...(isRenewalTold ? [] : renewals(home))].flatMap(
    (lead) => (toldLeads.includes(leadId(lead.kind, lead.factId)) ? untold(lead) : lead),
  );
  const chosen: HomeLead[] = [];
  for (const lead of all.sort((a, b) => draw(b) - draw(a))) {
    const isKind = chosen.filter(({ kind }) => kind === lead.kind).length;
    const isOpen =
      !refused.has(leadKey(lead)) &&
      !isBroken(lead.text) &&
      !(lead.kind === 'shared' && ownBuilding.has(home.kind));
    const isRoom = chosen.length < maxLeads && isKind < maxOfKind && draw(lead) >= minDraw;
    if (isRoom && isOpen && !isToldBy(stated, lead.text) && !repeats(lead, chosen)) chosen.push(lead);
  }
  const [best] = chosen;
  const rank = ({ kind }: HomeLead) => (kind === best?.kind ? -1 : order.indexOf(kind));
  const pieces: Piece[] = [];
  chosen
    .sort((a, b) => rank(a) - rank(b))
    .forEach((lead, count, all) => {
      const before = all[count - 1];
      const isSame = before?.kind === lead.kind;
      const statement = { text: withPointer(lead, named), factIds: [lead.factId] };
      const isFirst =
        !isRoomByRoom && lead === best && groupOf(lead) === 'outside' && !indoors.test(lead.text);
      const part = isFirst ? 'first' : partOf(lead);
      const chapter = part === 'outside' || part === 'shared' ? 'outside' : 'home';
      const asked = isFirst ? 'first' : askedAs(lead);
      const said = first(`lead-${asked}${isSame ? '-more' : ''}`, chapter, { statement }, `${count}`);
      const ask = first(`ask-lead-${asked}`, chapter, { statement }, `${count}`);
      for (const one of [said, ask]) if (one) release(one.scene);
      if (!said) return;
      // The editor rejects one statement, not the question before it.
      const lines = said.lines.map((line, at) => (at === 0 ? line : { ...line, sceneId: leadKey(lead) }));
      const last = pieces.at(-1);
      const isMore = before !== undefined && !last?.section && groupOf(before) === groupOf(lead);
      pieces.push({
        lines,
        worth: leadWorth + lead.worth / 4,
        at: placeOf[part] + count / 1000,
        ...(isFirst && { section: 'outside' }),
        ...(lead.feature && { told: [lead.feature] }),
        ...(ask?.lines[0] && { ask: ask.lines[0] }),
        // Nora continues on her own: what it is and how new, or a terrace and its view, go together.
        ...(isMore && last && { isMore, behind: last }),
      });
    });
  return pieces;
}

/** How many sides get daylight, or how big the lot is, has nothing to do with the layout. */
const askedAs = ({ kind, text }: HomeLead) =>
  kind !== 'shape' ? kind : / exposures\.$/.test(text) ? 'sides' : /^The lot /.test(text) ? 'lot' : kind;

const partOf = (lead: HomeLead) =>
  lead.kind === 'shared' ? 'shared' : groupOf(lead) === 'outside' ? 'outside' : 'inside';

const groupOf = ({ kind }: HomeLead) =>
  kind === 'outdoor' || kind === 'view' ? 'outside' : /^(?:shape|renewal)$/.test(kind) ? 'whole' : kind;

/** How much outdoor space there is. */
const outdoorSizes = (home: Home): HomeLead[] =>
  tellOutdoors(home).flatMap(({ words: { statement }, features: [feature] }) => {
    const [factId] = statement?.factIds ?? [];
    if (!statement || !factId) return [];
    return [{ kind: 'outdoor', text: statement.text, worth: sizeWorth, factId, ...(feature && { feature }) }];
  });

const sizeWorth = 8;

/** When it was renovated, if the year alone didn't come up. */
function renewals(home: Home): HomeLead[] {
  const renewal = renewalOf(home);
  const [factId] = renewal?.factIds ?? [];
  if (!renewal || !factId) return [];
  const worth = /\d{4}/.test(renewal.text) ? datedWorth : undatedWorth;
  const feature = home.features.find((one) => one.id === 'renovated' && one.factId === factId);
  const text = `${upperFirst(renewal.text)}.`;
  return [{ kind: 'renewal', text, worth, factId, ...(feature && { feature }) }];
}

const [datedWorth, undatedWorth] = [7, 3];

function drawOf({ text, sentences }: Home, named: readonly Feature[]): (lead: HomeLead) => number {
  const all = splitSentences(text);
  const worthOf = new Map(
    sentences.map(({ id, source }) => {
      const at = all.findIndex((one) => one.includes(source.excerpt.slice(0, startLength)));
      return [id, editorsWorth(source.excerpt, { at: at < 0 ? all.length - 1 : at, of: all.length })];
    }),
  );
  return ({ factId, worth, feature }) => {
    const isNamed = named.some((one) => one.id === feature?.id && one.factId === factId);
    return worth + (worthOf.get(factId) ?? 0) * editorsShare + (isNamed ? namedDraw : 0);
  };
}

const startLength = 40;

/** What the hook hasn't told: "There's a terrace with views of the bay", without its size. */
function untold(lead: HomeLead): HomeLead[] {
  const text = lead.text.replace(/ of (?:[\p{L} ]+ )?[\d,]+ square feet/u, '');
  return text !== lead.text && text.split(' ').length > minUntoldWords ? [{ ...lead, text }] : [];
}

const minUntoldWords = 6;

/** A second terrace in other words may be the first one. */
const repeats = ({ kind, feature, text }: HomeLead, chosen: readonly HomeLead[]) =>
  chosen.some(
    (other) =>
      other.text === text ||
      (feature &&
        other.feature &&
        (feature.id === other.feature.id || feature.noun === other.feature.noun)) ||
      // "Nearly 900 square feet outdoors" includes the deck.
      (kind === 'outdoor' && isMeasured(text) && isMeasured(other.text)),
  );

const isMeasured = (text: string) => /square feet/.test(text);

/** Refers back to the one in the opening. */
function withPointer({ text, feature }: HomeLead, named: readonly Feature[]): string {
  if (!feature || !named.some(({ id, factId }) => id === feature.id && factId === feature.factId))
    return text;
  return text
    .replace(/^There's an? /, "There's that ")
    .replace(/^There are (?=\p{Ll}+ )/u, 'There are those ');
}
