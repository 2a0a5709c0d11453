import { useState } from 'react'
import { storedSettings } from './list-settings.ts'

/** The columns of a list that are hidden in this browser: read once, written at each change. */
export function useHiddenColumns(list: string) {
  const [hidden, setHidden] = useState(() => storedSettings(list).read()?.hidden)
  const change = (next: readonly string[]) => {
    setHidden([...next])
    const settings = storedSettings(list)
    settings.write({ views: [], ...settings.read(), hidden: [...next] })
  }
  return [hidden, change] as const
}
