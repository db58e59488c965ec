const staged =
  /\b(virtual(ly)?[\s-]+(staged|staging|renovat(ed|ion)|furnished)|digitally[\s-]+(staged|altered|enhanced|furnished|furnishings)|v[\s-]?staged|ai[\s-]+staged)\b/i;

/** Whether a caption, a file name or the remarks say that a photo is virtually staged. */
export function saysVirtuallyStaged(text: string): boolean {
  return staged.test(text.replaceAll(/%20|_/g, ' '));
}
