import type { Home } from '../home.ts';
import type { createScenePicker, Piece } from './scene-picker.ts';

/** Right after the numbers; disagreements have to be mentioned. */
const [disputePlace, disputeWorth, maxDisputes] = [0, 60, 2];

/** The page's numbers that the description contradicts, in one honest exchange. */
export function tellDisputes(
  { disputes }: Home,
  { first }: ReturnType<typeof createScenePicker>,
  refused: ReadonlySet<string>,
): Piece[] {
  const open = disputes.filter(({ field }) => !refused.has(disputeKey(field))).slice(0, maxDisputes);
  if (open.length === 0) return [];
  const [one, other] = open;
  const text = open
    .map(({ page, said }, at) =>
      at === 0
        ? `The page's facts say ${page}. The description says ${said}.`
        : `And it's ${page} against ${said}.`,
    )
    .join(' ');
  const factIds = open.flatMap((dispute) => dispute.factIds);
  const part = other ? 'dispute-many' : `dispute-${one?.field}`;
  const said = first(part, 'home', { statement: { text, factIds } });
  if (!said) return [];
  const key = disputeKey((other ?? one)?.field ?? '');
  const lines = said.lines.map((line, at) => (at === 0 ? line : { ...line, sceneId: key }));
  return [{ lines, worth: disputeWorth, at: disputePlace, told: [] }];
}

const disputeKey = (field: string) => `dispute ${field}`;
