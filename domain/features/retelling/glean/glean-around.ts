import { type Found, nothing } from './found.ts';
import { readItems } from './read-items.ts';
import { readSubject } from './read-subject.ts';

const inverted =
  /^(completing|rounding out|gracing|crowning|anchoring|flanking|framing|finishing(?: off)?|serving|surrounding|lining|connected to|adjoining|adjacent to|leading off|off|beyond|behind|past) (.+?),? (?:is|are|you(?:'ll| will) find|sits?|lies?|awaits?|there(?:'s| is| are)) (.+)$/iu;
const own = /^(?:completing|rounding out|gracing|crowning|anchoring|finishing)/i;
const beside: Record<string, string> = {
  'connected to': 'Connected to',
  adjoining: 'Adjoining',
  'adjacent to': 'Adjacent to',
  off: 'Off',
  beyond: 'Beyond',
  behind: 'Behind',
  past: 'Past',
};

/** "Completing the lower level is a sauna", "off the den is a cedar bar". */
export function gleanAround(clause: string): Found {
  const [, how = '', where = '', list = ''] = inverted.exec(clause) ?? [];
  const subject = where === '' ? undefined : readSubject(where);
  if (subject?.rest !== '' || /^an? /.test(subject.name)) return nothing;
  const items = readItems(list);
  if (own.test(how)) return { told: [], things: [{ owner: subject.name, items }] };
  const place = beside[how.toLowerCase()];
  if (place === undefined || subject.name === 'It') return nothing;
  return { told: [], things: [{ where: `${place} ${subject.name.replace(/^The/, 'the')}`, items }] };
}
