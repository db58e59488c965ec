import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameSounds } from './name-sounds.ts';
import { readPhonemes } from './read-phonemes.ts';
import { symbols } from './symbols.ts';

const lines = readFileSync(join(import.meta.dirname, 'names.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

test.each([
  ['It is in Tucson, Arizona.', 'It is in [Tucson](/tˈuːsɑːn/), Arizona.'],
  ["Tucson's best", "[Tucson's](/tˈuːsɑːnz/) best"],
  ['Santa Fe and Tempe.', '[Santa](/sˌæntə/) [Fe](/fˈeɪ/) and [Tempe](/tɛmpˈiː/).'],
  ['Two pergolas. Pergola!', 'Two [pergolas](/pˈɜːɡələz/). [Pergola](/pˈɜːɡələ/)!'],
  ['agaves', '[agaves](/əɡˈɑːviz/)'],
  ["Hermès green, and Sotheby's", "[Hermès](/ɛɹmˈɛz/) green, and [Sotheby's](/sˈʌðəbiz/)"],
  ['Two pied-à-terres. A façade.', 'Two [pied-à-terres](/piˌeɪdətˈɛɹz/). A [façade](/fəsˈɑːd/).'],
  ['Arboreta and Tempest stay', 'Arboreta and Tempest stay'],
])('%s', (text, marked) => expect(nameSounds(text)).toBe(marked));

test('a town is pronounced as in its state', () => {
  expect(nameSounds('Beaufort, South Carolina')).toBe('[Beaufort](/bjˈuːfɚt/), South Carolina');
  expect(nameSounds('Beaufort, North Carolina')).toBe('[Beaufort](/bˈoʊfɚt/), North Carolina');
  expect(nameSounds('Beaufort')).toBe('Beaufort');
  expect(nameSounds('Louisville, Colorado')).toBe('[Louisville](/lˈuːɪsvˌɪl/), Colorado');
  expect(nameSounds('Louisville, Kentucky')).toBe('[Louisville](/lˈuːəvəl/), Kentucky');
});

test('every line gives one pronunciation per word, in symbols the voice knows, with at least one stress', async () => {
  for (const line of lines) {
    const [written = '', ipa = ''] = line.split(' = ');
    expect(ipa.split(' '), line).toHaveLength((written.split(', ')[0] as string).split(' ').length);
    expect(ipa, line).toContain('ˈ');
    const [phrase] = await readPhonemes(`[x](/${ipa.replaceAll(' ', '')}/)`, async () => '');
    expect(
      [...(phrase?.phonemes ?? '')].filter((sign) => !symbols.has(sign)),
      line,
    ).toEqual([]);
    expect(ipa, line).not.toMatch(/[^\p{Ll}\p{Lm}ʔᵻ ]/u);
  }
  expect(new Set(lines.map((line) => line.split(' = ')[0])).size).toBe(lines.length);
});
