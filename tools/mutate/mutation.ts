/** One named breakage: a guard that is taken out, and the tests that must notice. */
export type Mutation = {
  /** What is broken, as a statement that is wrong of the product: "anybody may open another agent's order". */
  name: string;
  area: string;
  file: string;
  /** Occurs exactly once in the file, so a row never breaks something other than it says. */
  find: string;
  replace: string;
  tests: string[];
};
