export { type AddressParts } from './format.ts'
export { buildSearch, type Search } from './search.ts'
export type { ReverseRequest } from './reverse.ts'
export { townLevel } from './town-level.ts'
