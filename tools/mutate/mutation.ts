/** One named breakage: a guard that is taken out, and the tests that must notice. */
export type Mutation = {
  /** What becomes true without the guard: "anyone may open anyone's podcast". */
  name: string;
  area: string;
  file: string;
  /** Occurs exactly once in the file, so a row never breaks anything other than what it says. */
  find: string;
  replace: string;
  tests: string[];
};
