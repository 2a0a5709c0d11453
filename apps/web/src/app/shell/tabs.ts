import { useMatchRoute } from '@tanstack/react-router'
import { IconHistory, IconMapPin, IconMotorbike } from '@tabler/icons-react'

/** The screens of the bar and of the drawer, in their order. */
export const tabs = [
  { to: '/request-a-rider/{-$vendorID}', text: 'nav.request', icon: IconMotorbike },
  { to: '/order-tracking/{-$vendorID}', text: 'nav.tracking', icon: IconMapPin },
  { to: '/history/{-$vendorID}', text: 'nav.history', icon: IconHistory },
] as const

export type TabRoute = (typeof tabs)[number]['to']

/** The screen that is shown. */
export function useCurrentTab(): TabRoute {
  const matches = useMatchRoute()
  return tabs.find(({ to }) => matches({ to }) !== false)?.to ?? tabs[0].to
}
