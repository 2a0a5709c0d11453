export { forgetStored, type Stored, type StoredOptions, stored } from './stored.ts'
