import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Name = { words: string[]; sounds: string[]; state: string | undefined };

const names = new Map<string, Name[]>();
for (const line of readFileSync(join(import.meta.dirname, 'names.txt'), 'utf8').split('\n')) {
  const [written, ipa] = line.split(' = ');
  if (!written || !ipa || line.startsWith('#')) continue;
  const [name, state] = written.split(', ') as [string, string?];
  const known = names.get(name) ?? [];
  // A line for one state comes before the line for all others.
  const entry = { words: name.split(' '), sounds: ipa.split(' '), state };
  names.set(name, state ? [entry, ...known] : [...known, entry]);
}

const written = [...names.keys()].sort((a, b) => b.length - a.length).map(toPattern);
const name = new RegExp(
  `(?<=^|[\\s"(—])(${written.join('|')})(?:(?<plural>s)|(?<owned>'s))?(?=$|[\\s;:,.!?…")—])`,
  'gu',
);

/** A word in small letters may also begin a sentence. */
function toPattern(name: string): string {
  const [first = ''] = name;
  const rest = name.slice(1).replaceAll('.', '\\.');
  return first === first.toUpperCase() ? first + rest : `[${first}${first.toUpperCase()}]${rest}`;
}

/** Marks words that eSpeak reads wrong with their sound: "in Tucson, Arizona" → "in [Tucson](/tˈuːsɑːn/), Arizona". */
export function nameSounds(text: string): string {
  return text.replace(name, (said: string, key: string, ...rest: unknown[]) => {
    const { plural, owned } = rest.at(-1) as { plural?: string; owned?: string };
    const after = text.slice((rest.at(-3) as number) + said.length);
    const entries = names.get(key) ?? names.get(key[0]?.toLowerCase() + key.slice(1)) ?? [];
    const entry = entries.find(({ state }) => !state || after.startsWith(`, ${state}`));
    if (!entry) return said;
    const ending = plural ?? owned ?? '';
    return said
      .split(' ')
      .map((word, index, words) => {
        const sound = entry.sounds[index] as string;
        const isLast = index === words.length - 1;
        return `[${word}](/${isLast && ending ? sound + endingOf(sound) : sound}/)`;
      })
      .join(' ');
  });
}

/** The sound of a final s: hard after p, t, k, f, th; a syllable of its own after hissing sounds. */
function endingOf(sound: string): string {
  if (/[szʃʒ]$/.test(sound)) return 'ᵻz';
  return /[ptkfθ]$/.test(sound) ? 's' : 'z';
}
