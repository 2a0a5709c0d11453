export { Facts } from './Facts.tsx'
export { PublicOrderPage } from './PublicOrderPage.tsx'
export { TrackingPage } from './TrackingPage.tsx'
