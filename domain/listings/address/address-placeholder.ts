export { isAddressPlaceholder } from './rules.ts';
