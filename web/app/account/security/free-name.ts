/** Factor names are unique within an account: "Phone", "Phone 2", "Phone 3". */
export function freeName(requested: string, taken: string[]): string {
  if (!taken.includes(requested)) return requested;
  let number = 2;
  while (taken.includes(`${requested} ${number}`)) number += 1;
  return `${requested} ${number}`;
}
