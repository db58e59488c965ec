const million = 1_000_000;
const tenth = million / 10;

/** "$16,800,000" is spoken as "$16.8 million"; amounts that aren't round are spoken in full. */
export function sayPrice(price: string): string {
  return price.replace(/^\$([\d,]+)(?=$| )/, (whole, digits: string) => {
    const dollars = Number(digits.replaceAll(',', ''));
    return dollars >= million && dollars % tenth === 0 ? `$${dollars / million} million` : whole;
  });
}
