/** The bytes are not what a complete file of their kind looks like. */
export class DamagedMedia extends Error {}
