/** Names of factors are unique in an account: "Phone", "Phone 2", "Phone 3". */
export function freeName(wished: string, taken: string[]): string {
  if (!taken.includes(wished)) return wished;
  let number = 2;
  while (taken.includes(`${wished} ${number}`)) number += 1;
  return `${wished} ${number}`;
}
