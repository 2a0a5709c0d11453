import { purgeStored } from '../platform/storage/index.ts'

/**
 * Keys that stay after logging out: they belong to the browser, or are given back to their owner only. The session
 * clears its own keys; by then they may belong to the next user, who has logged in in another tab.
 */
const ofBrowser = [
  'locale',
  'color-scheme',
  'walkthrough-seen',
  'session',
  'device',
  'guest',
  'guest-orders',
  'guest-invitation',
]

const first = (name: string) => name.split('.')[0] ?? ''

/** Removes all data of the user from this browser and this tab. */
export function purgeUser(): void {
  purgeStored((name) => !ofBrowser.includes(first(name)))
  purgeStored((name) => name !== 'platform-token', { ofTab: true })
}
