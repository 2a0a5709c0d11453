import { createContext, useContext } from 'react'

export type ColorScheme = 'light' | 'dark'

export interface ColorSchemeChoice {
  /** The scheme of the page: the chosen one, else the one that the device prefers. */
  readonly shown: ColorScheme
  readonly choose: (scheme: ColorScheme) => void
}

export const ColorSchemeContext = createContext<ColorSchemeChoice | null>(null)

export function useColorScheme(): ColorSchemeChoice {
  const choice = useContext(ColorSchemeContext)
  if (!choice) throw new Error('useColorScheme needs a ColorSchemeContext')
  return choice
}
