/** One operation of the API, as its reference shows it. Comes from the contract. */
export type ApiOperation = {
  id: string;
  tag: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  scopes: string[];
  status: number;
  problems: number[];
  fields: { name: string; type: string; isRequired: boolean }[];
  curl: string;
  typescript: string;
};
export type ApiReference = ApiOperation[];
