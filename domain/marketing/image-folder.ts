/** Where the images and clips of marketing kits are stored. */
export const imageFolder = 'marketing';
