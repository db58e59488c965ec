import fc from 'fast-check';

/** Any code points, half characters too. Not `fc.string` of "binary": it lists all of Unicode first, which takes seconds. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc
    .array(fc.integer({ min: 0, max: 0x10_ffff }), { maxLength })
    .map((points) => String.fromCodePoint(...points));
}
