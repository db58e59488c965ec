export const MAX_TURN_LENGTH = 1200;
