import type { Data } from '#api/contract.ts';
import type { Input, Output } from '#api/operation.ts';

export type Editable = Output<Data['GET /api/listings/:listingId']>['listing'];
type Edit = Input<Data['PATCH /api/listings/:listingId']>;
type Name = Exclude<keyof Edit, 'listingId' | 'updatedAt'>;

type EditField = {
  name: Name;
  label: string;
  isOptional?: true;
  /** The step of a number field; without it, the field is text. */
  step?: number;
  isLong?: true;
  isWide?: true;
  inputMode?: 'numeric' | 'tel';
};

/** What staff may change, in the order of the form. */
export const editFields: EditField[] = [
  { name: 'address', label: 'Address', isWide: true },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'price', label: 'Price' },
  { name: 'propertyType', label: 'Property Type' },
  { name: 'beds', label: 'Bedrooms', step: 1 },
  { name: 'baths', label: 'Bathrooms', step: 0.5 },
  { name: 'sqft', label: 'Sq Ft', inputMode: 'numeric' },
  { name: 'description', label: 'Description', isLong: true, isWide: true },
  { name: 'agentName', label: 'Agent Name', isOptional: true },
  { name: 'agentPhone', label: 'Agent Phone', isOptional: true, inputMode: 'tel' },
];

/** The form as the server accepts it: an empty number field has no value. */
export function toEdit(form: FormData, { id, updatedAt }: Pick<Editable, 'id' | 'updatedAt'>): Edit {
  const values = editFields.map(({ name, step }) => {
    const typed = String(form.get(name) ?? '');
    return [name, step === undefined ? typed : typed.trim() === '' ? null : Number(typed)];
  });
  return {
    listingId: id,
    updatedAt,
    ...(Object.fromEntries(values) as Omit<Edit, 'listingId' | 'updatedAt'>),
  };
}
