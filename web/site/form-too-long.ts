/** Said to a form without scripts whose words are too long to read. */
export const formTooLong = (what: 'message' | 'question') =>
  `This ${what} is too long. Please go back and shorten it.`;
