/** The brand colors as plain values, for everything that isn't drawn by a browser. */
export const colors = {
  paper: '#fbf6ea',
  paperSunken: '#f1e8d6',
  ink: '#23271d',
  inkSoft: '#4b5044',
  ember: '#9c4310',
  emberBright: '#ffb45e',
  pine: '#1b352b',
  pineDeep: '#11231d',
  rule: '#d9cdb4',
} as const;

export const displayFont = 'Fraunces';
export const textFont = 'Figtree';
