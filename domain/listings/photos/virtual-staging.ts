const staged =
  /\b(virtual(ly)?[\s_-]+(staged|staging|renovat(ed|ion)|furnished)|digitally[\s_-]+(staged|altered|enhanced|furnished|furnishings)|v[\s_-]?staged|ai[\s_-]+staged)\b/i;

/** Whether a caption, a file name or the remarks say that furniture was added by computer. */
export function saysVirtuallyStaged(text: string): boolean {
  return staged.test(text.replaceAll('%20', ' '));
}

export const virtuallyStagedLabel = 'Virtually staged';
