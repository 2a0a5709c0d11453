export { type ChosenMode, chooseMode, reportsStartErrors } from './choose-mode.ts'
export { HostContext, useHostPage } from './host-context.ts'
export { type HostPage, hostPage } from './host-page.ts'
export {
  guestOrderIds,
  type ModeStores,
  modeStores,
  onGuestOrders,
  rememberGuestOrder,
} from './mode-stores.ts'
export {
  type GuestSession,
  guestSession,
  type StoredGuest,
  type PlatformSession,
  platformSession,
  type ViewSession,
} from './sessions.ts'
