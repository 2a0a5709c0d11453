import { createStore, type Store } from '../storage/index.ts'

/** Chrome, Samsung Internet and Edge on Android. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

export interface InstallState {
  readonly isInstalled: boolean
  /** The browser can be asked to install the app; elsewhere the rider does it in the browser's menu. */
  readonly canAsk: boolean
}

export type System = 'ios' | 'android' | 'other'

/** Returns the system of a phone, whose steps of installation differ. iPads name themselves as Macs that can be touched. */
export function systemOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): System {
  if (/iPhone|iPad/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  return /Android/u.test(userAgent) ? 'android' : 'other'
}

export interface Install {
  readonly state: Store<InstallState>
  readonly system: System
  ask(): Promise<void>
}

/** Whether the app is on the home screen, and how it gets there. */
export function createInstall(): Install {
  const standalone = matchMedia('(display-mode: standalone)')
  const isInstalled = () => standalone.matches
  const state = createStore<InstallState>({ isInstalled: isInstalled(), canAsk: false })
  let prompt: InstallPrompt | undefined
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPrompt
    state.set({ isInstalled: isInstalled(), canAsk: true })
  })
  window.addEventListener('appinstalled', () => state.set({ isInstalled: true, canAsk: false }))
  standalone.addEventListener('change', () => state.set({ ...state.get(), isInstalled: isInstalled() }))
  return {
    state,
    system: systemOf(navigator),
    async ask() {
      const asked = prompt
      prompt = undefined
      state.set({ ...state.get(), canAsk: false })
      await asked?.prompt()
    },
  }
}
