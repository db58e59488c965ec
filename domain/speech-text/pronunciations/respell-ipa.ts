/** Sounds of the phonetic alphabet, and English letters that every voice reads the same way; longest first. */
const sounds: [ipa: string, letters: string][] = [
  ['t͡ʃ', 'ch'],
  ['d͡ʒ', 'j'],
  ['tʃ', 'ch'],
  ['dʒ', 'j'],
  ['aɪ', 'eye'],
  ['aʊ', 'ow'],
  ['eɪ', 'ay'],
  ['oʊ', 'oh'],
  ['əʊ', 'oh'],
  ['ɔɪ', 'oy'],
  ['ɪə', 'ear'],
  ['ɑːɹ', 'ar'],
  ['ɑɹ', 'ar'],
  ['ɔːɹ', 'or'],
  ['ɔɹ', 'or'],
  ['ɛɹ', 'air'],
  ['ɪɹ', 'eer'],
  ['ʊɹ', 'oor'],
  ['juː', 'yoo'],
  ['iː', 'ee'],
  ['uː', 'oo'],
  ['ɑː', 'ah'],
  ['ɔː', 'aw'],
  ['ɜː', 'ur'],
  ['ɝ', 'ur'],
  ['ɚ', 'er'],
  ['ʃ', 'sh'],
  ['ʒ', 'zh'],
  ['θ', 'th'],
  ['ð', 'th'],
  ['ŋ', 'ng'],
  ['ɹ', 'r'],
  ['ɾ', 't'],
  ['j', 'y'],
  ['x', 'k'],
  ['ɲ', 'ny'],
  ['ɫ', 'l'],
  ['ɡ', 'g'],
  ['i', 'ee'],
  ['ɪ', 'ih'],
  ['e', 'ay'],
  ['ɛ', 'eh'],
  ['æ', 'a'],
  ['a', 'ah'],
  ['ɑ', 'ah'],
  ['ɒ', 'o'],
  ['ɔ', 'aw'],
  ['o', 'oh'],
  ['ʊ', 'uu'],
  ['u', 'oo'],
  ['ʌ', 'uh'],
  ['ə', 'uh'],
  ['ɐ', 'uh'],
  ['y', 'oo'],
  ['ʔ', ''],
];
const byLength = [...sounds].sort(([a], [b]) => b.length - a.length);
const letter = /[a-z]/;

/** "wɪˈlæmɪt" → "wih-lamiht": what a voice without a phonetic alphabet can read. */
export function respellIpa(ipa: string): string {
  const text = ipa
    .normalize('NFC')
    .replace(/[/[\]()]/g, '')
    .trim();
  let spelled = '';
  for (let at = 0; at < text.length; ) {
    const sound = byLength.find(([sign]) => text.startsWith(sign, at));
    const character = text[at] as string;
    if (sound) spelled += sound[1];
    else if (/[ˈˌ.‿-]/.test(character)) spelled += '-';
    else if (character === ' ' || letter.test(character)) spelled += character;
    at += sound ? sound[0].length : 1;
  }
  return spelled
    .replace(/-+/g, '-')
    .replace(/(^|\s)-|-(?=\s|$)/g, '$1')
    .trim();
}
