export const MAX_TURN_LENGTH = 1200;
export const EPISODE_STAYS = 'The current episode stays up until the new one is ready.';
export const NO_CHANGES = 'The episode already says what the listing says.';
export const NO_SCRIPT = 'There is no script yet.';
export const REVIEW_GONE = 'This review no longer exists.';
export const REVIEW_DECIDED = 'Someone already decided this.';

export const misheardSentence = ({ expected, heard }: { expected: string; heard: string }) =>
  `The script says “${expected}”, but we heard “${heard}”.`;
