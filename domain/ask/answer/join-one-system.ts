import type { AskedHome } from '../evidence/asked-home.ts';

/** Two names of one system, where age or work is asked. */
const twoNames =
  /\b(?:heat(?:ing)?|furnace)(?: system)? ?(?:and|&|\/|\+) ?(?:the )?(?:cooling|a\/?c|air(?: condition(?:ing|er))?)(?: (?:systems?|units?|equipment))?\b/gi;
const ofAge =
  /\b(?:how (?:old|new)|what (?:year|age)|when|how long ago|replaced|updated|upgraded|serviced|new|newer|redone|installed)\b/i;
const system = /\bHVAC\b/i;
const parts = /\b(?:furnaces?|boilers?|air[- ]condition\w*|a\/c|condensers?|central air|heat pumps?)\b/i;

/** "How old is the heating and cooling system?" asks once where the listing speaks of an HVAC and of no part of it. */
export function joinOneSystem({ statements }: AskedHome, message: string): string {
  const told = statements.filter(({ isProse }) => isProse);
  const isOne = told.some(({ text }) => system.test(text)) && !told.some(({ text }) => parts.test(text));
  return isOne && ofAge.test(message) ? message.replace(twoNames, 'HVAC') : message;
}
