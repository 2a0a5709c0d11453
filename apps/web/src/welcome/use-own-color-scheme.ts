import { useEffect, useSyncExternalStore } from 'react'
import { storedWord } from '../platform/storage/index.ts'
import type { ColorScheme, ColorSchemeChoice } from '../platform/theme/color-scheme.ts'

/** As the component library of the portal stores it: a plain word. */
const stored = storedWord('color-scheme', ['light', 'dark'] as const)
const listeners = new Set<() => void>()
/** The choice on this page, which counts where the browser forbids storage, until another tab or the device changes it. */
let picked: ColorScheme | undefined

const device = () => matchMedia('(prefers-color-scheme: dark)')

export const presentScheme = (): ColorScheme =>
  picked ?? stored.read() ?? (device().matches ? 'dark' : 'light')

/** Sets the scheme on the document: before anything is shown, and whenever it changes. */
export function showScheme(scheme: ColorScheme): void {
  document.documentElement.dataset['mantineColorScheme'] = scheme
}

function choose(scheme: ColorScheme): void {
  picked = scheme
  stored.write(scheme)
  for (const notify of listeners) notify()
}

function subscribe(changed: () => void): () => void {
  const changedElsewhere = () => {
    picked = undefined
    changed()
  }
  const preference = device()
  preference.addEventListener('change', changedElsewhere)
  window.addEventListener('storage', changedElsewhere)
  listeners.add(changed)
  return () => {
    preference.removeEventListener('change', changedElsewhere)
    window.removeEventListener('storage', changedElsewhere)
    listeners.delete(changed)
  }
}

/** Light or dark as the portal has it, without its library. */
export function useOwnColorScheme(): ColorSchemeChoice {
  const shown = useSyncExternalStore(subscribe, presentScheme)
  useEffect(() => showScheme(shown), [shown])
  return { shown, choose }
}
