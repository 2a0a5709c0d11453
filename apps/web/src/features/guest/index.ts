export { ContinueAsGuest } from './ContinueAsGuest.tsx'
export { KeptHere } from './KeptHere.tsx'
export { GuestRegisterPopup } from './GuestRegisterPopup.tsx'
