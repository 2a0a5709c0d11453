import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ColorScheme, ColorSchemeChoice } from '../platform/theme/color-scheme.ts'

/** As the component library of the portal stores it: a plain word. */
const KEY = 'beckon.color-scheme'
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

function chosen(): ColorScheme | undefined {
  try {
    const value = window.localStorage.getItem(KEY)
    return value === 'light' || value === 'dark' ? value : undefined
  } catch {
    // A browser may forbid storage: the device decides.
    return undefined
  }
}

export const presentScheme = (): ColorScheme => chosen() ?? (prefersDark().matches ? 'dark' : 'light')

/** Sets the scheme on the document: before anything is shown, and whenever it changes. */
export function showScheme(scheme: ColorScheme): void {
  document.documentElement.dataset['mantineColorScheme'] = scheme
}

function subscribe(changed: () => void): () => void {
  const device = prefersDark()
  device.addEventListener('change', changed)
  window.addEventListener('storage', changed)
  return () => {
    device.removeEventListener('change', changed)
    window.removeEventListener('storage', changed)
  }
}

/** Light or dark as the portal has it, without its library. */
export function useOwnColorScheme(): ColorSchemeChoice {
  const stored = useSyncExternalStore(subscribe, presentScheme)
  const [picked, pick] = useState<ColorScheme>()
  // Another tab, or the device, has the last word.
  useEffect(() => pick(undefined), [stored])
  const shown = picked ?? stored
  useEffect(() => showScheme(shown), [shown])
  const choose = (scheme: ColorScheme) => {
    pick(scheme)
    try {
      window.localStorage.setItem(KEY, scheme)
    } catch {
      // For this page alone.
    }
  }
  return { shown, choose }
}
