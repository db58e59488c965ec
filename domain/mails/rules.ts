/** How long a link in a mail works, said in the mail and on the screen that sends it. */
export const LINK_LIFE = 'The link works once and expires in an hour.';
