/** Where we store the images and clips of marketing kits. */
export const imageFolder = 'marketing';
