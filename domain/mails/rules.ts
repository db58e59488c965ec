/** How long a link in an email works, as stated in the email and on the screen that sends it. */
export const LINK_LIFE = 'The link works once and expires in an hour.';
