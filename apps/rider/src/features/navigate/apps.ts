import type { WirePoint } from '@beckon/contract'
import type { System } from '../../platform/install/index.ts'

export const navigationApps = ['phone', 'google', 'apple', 'waze'] as const
export type NavigationApp = (typeof navigationApps)[number]

const apps: Readonly<Record<System, readonly NavigationApp[]>> = {
  android: ['phone', 'google', 'waze'],
  ios: ['apple', 'google', 'waze'],
  other: ['google', 'apple', 'waze'],
}

/** Returns the apps that a phone may have: addresses that begin with `geo:` open nothing on iPhones. */
export const appsFor = (system: System): readonly NavigationApp[] => apps[system]

/** Returns the stored choice; undefined where it is not for this phone. */
export const chosenApp = (stored: string | undefined, system: System): NavigationApp | undefined =>
  appsFor(system).find((app) => app === stored)

/** Returns the address that opens the way to a point in an app. */
export function navigationUrl(app: NavigationApp, { latitude, longitude }: WirePoint): string {
  const point = `${latitude},${longitude}`
  switch (app) {
    case 'phone':
      return `geo:${point}?q=${point}`
    case 'apple':
      return `https://maps.apple.com/?daddr=${point}`
    case 'google':
      return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(point)}`
    case 'waze':
      return `https://waze.com/ul?ll=${encodeURIComponent(point)}&navigate=yes`
  }
}
