import fc from 'fast-check';

/** Any code points, including lone surrogates. `fc.string` with "binary" would list all of Unicode first, for seconds. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc
    .array(fc.integer({ min: 0, max: 0x10_ffff }), { maxLength })
    .map((points) => String.fromCodePoint(...points));
}
