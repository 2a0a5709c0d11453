import { type BrandId, brands, type LocaleTag } from '@beckon/domain/country'
import { useEffect, useMemo, useState } from 'react'
import {
  type LoadedPublicPage,
  PublicPageContext,
  createPublicPage,
  loadPublicTexts,
} from '../platform/light/index.ts'
import { Screen as Receipt } from '../screens/delivery-receipt/Screen.tsx'
import { Screen as Tracking } from '../screens/tracking/Screen.tsx'
import { Screen as IndividualTracking } from '../screens/tracking-c2c/Screen.tsx'
import { requestLanguage } from './requested-language.ts'
import { type RequestedPage, pageOf } from './page-of.ts'
import { PublicFrame } from './PublicFrame.tsx'

const screens = { tracking: Tracking, 'tracking-c2c': IndividualTracking, 'delivery-receipt': Receipt }

export interface PublicAppProps {
  readonly first: LoadedPublicPage
}

/** One page about one parcel, in one language at a time. */
export function PublicApp({ first }: PublicAppProps) {
  const [light, setLight] = useState(first)
  const page = useMemo(() => createPublicPage(light), [light])
  const requested = useMemo(() => pageOf(location), [])
  useLook(light)
  async function choose(locale: LocaleTag) {
    const texts = await loadPublicTexts(locale, light.config)
    if (!texts) return
    requestLanguage(locale)
    setLight({ ...light, locale, texts })
  }
  return (
    <PublicPageContext value={page}>
      <PublicFrame onLanguage={(locale) => void choose(locale)}>
        {requested && <RequestedPage {...requested} />}
      </PublicFrame>
    </PublicPageContext>
  )
}

function RequestedPage({ page, ...requested }: RequestedPage) {
  const Screen = screens[page]
  return <Screen {...requested} />
}

/** Sets language, direction and brand colours on the document. */
function useLook({ config, locale }: LoadedPublicPage): void {
  const { shades, filled } = brands[config.brand as BrandId]
  const { direction } = useMemo(() => createPublicPage({ config, locale, texts: {} }), [config, locale])
  useEffect(() => {
    const { documentElement: root } = document
    root.lang = locale
    root.dir = direction
    shades.forEach((shade, place) => root.style.setProperty(`--brand-${place}`, shade))
    root.style.setProperty('--brand', shades[filled.light] ?? null)
  }, [locale, direction, shades, filled])
}
