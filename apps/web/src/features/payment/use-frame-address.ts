import { useComputedColorScheme, useMantineTheme } from '@mantine/core'
import { useMemo } from 'react'
import { useTexts } from '../../platform/texts/index.ts'

/** The URL of a gateway page in the user's language and colours. It stays constant while the page is shown. */
export function useFrameAddress(url: string): { readonly href: string; readonly origin: string } {
  const { locale } = useTexts()
  const { colors, primaryColor, primaryShade } = useMantineTheme()
  const scheme = useComputedColorScheme('light')
  const shade = typeof primaryShade === 'number' ? primaryShade : primaryShade[scheme]
  const brand = colors[primaryColor]?.[shade] ?? ''
  return useMemo(() => {
    const address = new URL(url)
    address.searchParams.set('lang', locale)
    address.searchParams.set('host', window.location.origin)
    address.searchParams.set('scheme', scheme)
    if (/^#[\da-f]{6}$/i.test(brand)) address.searchParams.set('brand', brand.slice(1))
    return { href: address.href, origin: address.origin }
  }, [url, locale, scheme, brand])
}
