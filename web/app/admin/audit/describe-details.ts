import { dollars } from '../dollars.ts';

type Line = { subject: string; details: Record<string, unknown> };

const MAX_VALUE_LENGTH = 300;

/** The details of an audit entry in words: names without camel case, cents as dollars. */
export function describeDetails({ subject, details }: Line): { name: string; value: string }[] {
  const given = Object.entries(details).filter(([, value]) => value !== null && value !== '');
  const all: [string, unknown][] = subject ? [['subject', subject], ...given] : given;
  return all.map(([key, value]) => {
    if (key.endsWith('Cents') && typeof value === 'number')
      return { name: inWords(key.slice(0, -'Cents'.length)), value: dollars(value) };
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const isLong = text.length > MAX_VALUE_LENGTH;
    return { name: inWords(key), value: isLong ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text };
  });
}

function inWords(key: string): string {
  const words = key.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
