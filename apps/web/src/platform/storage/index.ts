export { type Stored, type StoredOptions, stored } from './stored.ts'
