/** A reason not to start that an operator can fix. The message is one line. */
export class StartRefused extends Error {}
