/** "9 Quarry Lane #2" for "9 Quarry Lane Unit 2", where every character counts; "#B2" would be a tag. */
export function shortStreet(street: string): string {
  return street.replace(/,? (?:Unit|Apt|Apartment|Suite|Ste)\.? #?(?=\d\w{0,5}$)/i, ' #');
}
