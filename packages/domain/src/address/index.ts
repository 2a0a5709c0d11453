export { addressText, type AddressParts, joinAddress } from './join-address.ts'
export {
  bytesOf,
  NOTES_BYTES,
  type SavedAddressDraft,
  type SavedAddressViolation,
  savedAddressViolations,
} from './saved-address.ts'
export { splitUnit } from './split-unit.ts'
