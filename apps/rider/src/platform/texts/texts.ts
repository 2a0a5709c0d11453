import type { PartKey, PartTexts } from '@beckon/texts'
import { createContext, useContext } from 'react'

export type RiderKey = PartKey<'rider'>

/** The texts of one language, with its formats. */
export type Texts = PartTexts<'rider'>

export const TextsContext = createContext<Texts | null>(null)

export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('texts are given by the app')
  return texts
}
