export type ApiField = { name: string; type: string; isRequired: boolean; text: string };

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
  /** By location: path, headers, query or body. */
  inputs: { place: string; fields: ApiField[] }[];
  /** The name of the returned object. */
  returns: string;
  isList: boolean;
  curl: string;
  javascript: string;
  sample: string;
};

/** What operations return. */
export type ApiObject = { name: string; fields: ApiField[] };

export type ApiReference = {
  /** The newest version of the API. */
  version: string;
  operations: ApiOperation[];
  objects: ApiObject[];
};
