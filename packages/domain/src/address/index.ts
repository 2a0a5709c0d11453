export { type AddressParts, joinAddress } from './join-address.ts'
export {
  type SavedAddressDraft,
  type SavedAddressFault,
  savedAddressFaults,
  savedAddressTexts,
} from './saved-address.ts'
