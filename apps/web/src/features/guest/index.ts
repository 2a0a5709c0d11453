export { ContinueAsGuest } from './ContinueAsGuest.tsx'
export { StorageNotice } from './StorageNotice.tsx'
export { GuestRegisterPopup } from './LazyRegisterPopup.tsx'
