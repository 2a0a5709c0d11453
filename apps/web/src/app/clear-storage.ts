import { purgeStored } from '../platform/storage/index.ts'

/**
 * What stays when somebody signs out: it is of the browser, or is given back to nobody else. The session clears what it keeps
 * itself, and by then it may be that of the next user, who has signed in in another tab.
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

/** After signing out nothing of the user is left in this browser, nor in this tab. */
export function purgeUser(): void {
  purgeStored((name) => !ofBrowser.includes(first(name)))
  purgeStored((name) => name !== 'platform-token', { ofTab: true })
}
