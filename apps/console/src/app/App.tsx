import { type BrandId, brands, countries, type LocaleTag } from '@beckon/domain/country'
import { styleNonce } from '@beckon/ui/style-nonce'
import { partTexts, type TextSource } from '@beckon/texts'
import {
  DirectionProvider,
  localStorageColorSchemeManager,
  MantineProvider,
  useDirection,
} from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useLayoutEffect, useMemo, useState } from 'react'
import { type ConsoleDeps, DepsContext } from '../platform/deps/index.ts'
import { useStore } from '../platform/store/index.ts'
import { loadTexts, type Texts, TextsContext } from '../platform/texts/index.ts'
import { SignIn } from '../screens/sign-in/Screen.tsx'
import { consoleTheme } from './console-theme.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { createConsoleRouter } from './router.tsx'

export interface AppProps {
  readonly deps: ConsoleDeps
  readonly queries: QueryClient
  readonly first: Omit<TextSource, 'choose'>
  readonly save: (locale: LocaleTag) => void
}

const colorSchemes = localStorageColorSchemeManager({ key: 'beckon.color-scheme' })

/** Provides services and texts, and shows the login or the pages. */
export function App({ deps, queries, first, save }: AppProps) {
  const texts = useTextsOf(deps, first, save)
  const [router] = useState(() => createConsoleRouter(deps))
  const session = useStore(deps.session.state)
  const link = useStore(deps.link)
  return (
    <DepsContext value={deps}>
      <TextsContext value={texts}>
        <QueryClientProvider client={queries}>
          <DirectionProvider initialDirection={texts.direction} detectDirection={false}>
            <FollowDirection direction={texts.direction} />
            <MantineProvider
              theme={consoleTheme(brands[deps.config.brand as BrandId])}
              defaultColorScheme="auto"
              getStyleNonce={styleNonce}
              colorSchemeManager={colorSchemes}
            >
              <ErrorBoundary>
                {session.status === 'in' && !link ? <RouterProvider router={router} /> : <SignIn />}
              </ErrorBoundary>
            </MantineProvider>
          </DirectionProvider>
        </QueryClientProvider>
      </TextsContext>
    </DepsContext>
  )
}

/** The texts that are shown: times and money are those of the country that is shown. */
function useTextsOf(deps: ConsoleDeps, first: AppProps['first'], save: AppProps['save']): Texts {
  const [shown, setShown] = useState(first)
  const country = useStore(deps.country)
  const { text_versions: versions } = deps.config
  const texts = useMemo(() => {
    const choose = async (locale: LocaleTag) => {
      const catalogue = await loadTexts(locale, versions)
      if (!catalogue) return
      setShown({ locale, catalogue })
      save(locale)
    }
    const { timezone, currency } = countries[country]
    return partTexts({ ...shown, choose: (locale) => void choose(locale) }, { country, timezone, currency })
  }, [shown, country, versions, save])
  useLayoutEffect(() => {
    document.documentElement.lang = texts.locale
    document.documentElement.dir = texts.direction
  }, [texts])
  return texts
}

/** The components turn with the language. */
function FollowDirection({ direction }: Pick<Texts, 'direction'>) {
  const { setDirection } = useDirection()
  useLayoutEffect(() => setDirection(direction), [setDirection, direction])
  return null
}
