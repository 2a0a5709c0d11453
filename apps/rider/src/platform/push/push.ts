import { fleetCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import type { System } from '../install/index.ts'
import { createStore, type Store, type Value } from '../storage/index.ts'
import type { PushTexts } from './push-texts.ts'

/**
 * `never`: the browser has no push. `install`: iPhones have it only for apps on the home screen. `off`: allowed or not
 * asked yet, but this device does not receive offers.
 */
export type PushState = 'never' | 'install' | 'denied' | 'off' | 'on'

export interface PushDeps {
  readonly client: Client
  readonly system: System
  readonly isInstalled: () => boolean
  /** The registered service worker; undefined where there is none. */
  readonly registration: () => Promise<ServiceWorkerRegistration | undefined>
  readonly texts: Value<PushTexts>
}

export interface Push {
  readonly state: Store<PushState>
  /** Reads the state, and sends the subscription to the service again: iPhones replace it without an event. */
  load(): Promise<void>
  /** Stores the texts of a notification in the rider's language, for messages that bring none. */
  describe(texts: PushTexts): Promise<void>
  /** Asks for permission, which needs a touch, and subscribes. False where it failed. */
  turnOn(): Promise<boolean>
  turnOff(): Promise<void>
  /** Shows a notification as an offer would. */
  test(title: string, body: string): Promise<void>
}

/** Offers by push for this device. */
export function createPush(deps: PushDeps): Push {
  const { client, registration } = deps
  const state = createStore<PushState>('off')
  const blocked = (): PushState | undefined => blockedBy(deps)
  const subscription = async () => (await registration())?.pushManager?.getSubscription() ?? null
  const send = async (subscribed: PushSubscription): Promise<boolean> => {
    const { endpoint = '', keys } = subscribed.toJSON()
    const { p256dh = '', auth = '' } = keys ?? {}
    const called = await client.call(fleetCalls.setPush, { body: { endpoint, keys: { p256dh, auth } } })
    return called.ok
  }
  return {
    state,
    async load() {
      const present = await subscription()
      state.set(blocked() ?? (present ? 'on' : 'off'))
      if (present) await send(present)
    },
    describe: (texts) => deps.texts.write(texts),
    async turnOn() {
      if (blocked() === undefined && Notification.permission === 'default')
        await Notification.requestPermission()
      const isBlocked = blocked()
      if (isBlocked !== undefined) {
        state.set(isBlocked)
        return false
      }
      const made = await subscribe(deps)
      const isOn = made !== undefined && (await send(made))
      state.set(isOn ? 'on' : 'off')
      return isOn
    },
    async turnOff() {
      await (await subscription())?.unsubscribe()
      state.set('off')
      await client.call(fleetCalls.endPush, {})
    },
    async test(title, body) {
      await (
        await registration()
      )?.showNotification(title, { body, tag: 'test', icon: '/rider/icon-192.png' })
    },
  }
}

function blockedBy({ system, isInstalled }: PushDeps): PushState | undefined {
  if (!('PushManager' in window) || !('Notification' in window))
    return system === 'ios' && !isInstalled() ? 'install' : 'never'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

async function subscribe({ client, registration }: PushDeps): Promise<PushSubscription | undefined> {
  const manager = (await registration())?.pushManager
  const key = await client.call(fleetCalls.pushKey, {})
  if (!manager || !key.ok) return undefined
  const options = { userVisibleOnly: true, applicationServerKey: key.answer.result.public_key }
  try {
    return await manager.subscribe(options)
  } catch {
    // No permission, no push service, or a subscription with an earlier key, which has to end first.
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options).catch(() => undefined)
  }
}
