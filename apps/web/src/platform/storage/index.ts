export { isSame } from './is-same.ts'
export { forgetStored, type Stored, type StoredOptions, stored } from './stored.ts'
