export { ContinueAsGuest } from './ContinueAsGuest.tsx'
export { GuestRegisterPopup } from './GuestRegisterPopup.tsx'
