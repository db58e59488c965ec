/**
 * ", Ana" behind a greeting. Strangers can write somebody else's name and address into a form, so anything that isn't a
 * name, such as a web address or a sentence, is left out.
 */
export function callByName(firstName: string): string {
  return /^(?!.*\.\S)[\p{L}\p{M}'’ .-]{1,40}$/u.test(firstName) ? `, ${firstName}` : '';
}
