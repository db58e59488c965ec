/** The bytes don't form a complete file of their type. */
export class DamagedMedia extends Error {}
