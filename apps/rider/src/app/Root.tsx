import { type BrandId, brands } from '@beckon/domain/country'
import { useEffect, useState } from 'react'
import type { RiderDeps } from '../platform/deps/index.ts'
import type { Value } from '../platform/storage/index.ts'
import type { LocaleTag } from '@beckon/domain/country'
import type { TextSource } from '@beckon/texts'
import { App } from './App.tsx'
import { useTextsOf } from './use-texts-of.ts'

export interface RootProps {
  readonly deps: RiderDeps
  readonly first: Omit<TextSource, 'choose'>
  readonly locale: Value<LocaleTag>
}

/** The app with its texts and the colours of the brand. */
export function Root({ deps, first, locale }: RootProps) {
  const [save] = useState(() => (tag: LocaleTag) => locale.write(tag))
  const texts = useTextsOf(deps, first, save)
  useEffect(() => {
    const { shades, filled } = brands[deps.config.brand as BrandId]
    const { style } = document.documentElement
    shades.forEach((shade, place) => style.setProperty(`--brand-${place}`, shade))
    style.setProperty('--brand', shades[filled.light] ?? null)
  }, [deps.config.brand])
  return <App deps={deps} texts={texts} />
}
