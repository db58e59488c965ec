/**
 * ", Ana" after a greeting. Strangers can enter someone else's name and address in a form, so anything that isn't a
 * name, such as a URL or a sentence, is left out.
 */
export function callByName(firstName: string): string {
  return /^(?!.*\.\S)[\p{L}\p{M}'’ .-]{1,40}$/u.test(firstName) ? `, ${firstName}` : '';
}
