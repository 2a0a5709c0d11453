export { isSame } from './is-same.ts'
export { forgetStored, type Stored, type StoredOptions, type StoredSchema, stored } from './stored.ts'
