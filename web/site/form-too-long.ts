/** The message for a form without scripts whose text is too long to read. */
export const formTooLong = (what: 'message' | 'question') =>
  `This ${what} is too long. Please go back and shorten it.`;
