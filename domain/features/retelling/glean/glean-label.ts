import { type Found, nothing } from './found.ts';
import { readItems } from './read-items.ts';
import { readSubject } from './read-subject.ts';

const label = /^([\p{L}\d' -]{4,34}):\s+(.+)$/u;
const level = /(?:floor|level|basement)$/i;

/** "Roof deck: a grill, two benches": whatever follows a room's name and a colon is in the room. */
export function gleanLabel(clause: string): Found {
  const [, name = '', list = ''] = label.exec(clause) ?? [];
  const subject = name === '' ? undefined : readSubject(name);
  if (subject?.rest !== '' || subject.name === 'It') return nothing;
  const items = readItems(list);
  return {
    told: [],
    things: [
      level.test(name)
        ? { where: `on ${subject.name.replace(/^The/, 'the')}`, items }
        : { owner: subject.name, items },
    ],
  };
}
