export { clearView, storeViewToken, viewToken } from './viewed.ts'
export { isSame } from './is-same.ts'
export {
  purgeStored,
  type Stored,
  type StoredOptions,
  type StoredSchema,
  stored,
  storedWord,
} from './stored.ts'
