/** The text as a `like` pattern that matches just it. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
