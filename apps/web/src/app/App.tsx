import { type BrandId, brands } from '@beckon/domain/country'
import {
  DirectionProvider,
  localStorageColorSchemeManager,
  MantineProvider,
  useDirection,
} from '@mantine/core'
import type { Direction } from '@beckon/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useLayoutEffect, useMemo } from 'react'
import { ClientContext, ConfigContext } from '../platform/client/index.ts'
import { FlagsContext } from '../platform/flags/index.ts'
import { LiveContext } from '../platform/live/live-context.ts'
import { NoticeStack, NoticesContext } from '../platform/notifications/index.ts'
import { HostContext } from '../platform/mode/index.ts'
import { SessionContext } from '../platform/session/index.ts'
import {
  LocaleContext,
  TextsContext,
  TextStoreContext,
  textsFrom,
  useShownTexts,
} from '../platform/texts/index.ts'
import { styleNonce } from '@beckon/ui/style-nonce'
import { themeOf } from '@beckon/ui/theme'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import type { AppDeps } from './app-deps.ts'
import { ViewBanner } from './ViewBanner.tsx'
import { PortalVisitorProvider } from './PortalVisitorProvider.tsx'
import type { AppRouter } from './router.tsx'

export interface AppProps {
  readonly deps: AppDeps
  readonly router: AppRouter
}

const colorSchemes = localStorageColorSchemeManager({ key: 'beckon.color-scheme' })

/** Provides everything that screens use, around the router. */
export function App({ deps, router }: AppProps) {
  const { shown, choice } = useShownTexts(deps.texts)
  const { config } = deps
  const texts = useMemo(() => textsFrom(shown, { ...config, locale: shown.locale }), [shown, config])
  return (
    <ConfigContext value={deps.config}>
      <FlagsContext value={deps.flags}>
        <TextStoreContext value={deps.texts}>
          <LocaleContext value={choice}>
            <TextsContext value={texts}>
              <NoticesContext value={deps.notices}>
                <SessionContext value={deps.session}>
                  <HostContext value={deps.host}>
                    <ClientContext value={deps.client}>
                      <LiveContext value={deps.live}>
                        <QueryClientProvider client={deps.queries}>
                          <DirectionProvider initialDirection={texts.direction} detectDirection={false}>
                            <FollowDirection direction={texts.direction} />
                            <MantineProvider
                              theme={themeOf(brands[deps.config.brand as BrandId])}
                              defaultColorScheme="auto"
                              getStyleNonce={styleNonce}
                              colorSchemeManager={colorSchemes}
                            >
                              <PortalVisitorProvider router={router}>
                                <ErrorBoundary>
                                  <ViewBanner />
                                  <OfflineBanner />
                                  <RouterProvider router={router} />
                                  <NoticeStack orderPage={orderPageIn(router)} />
                                </ErrorBoundary>
                              </PortalVisitorProvider>
                            </MantineProvider>
                          </DirectionProvider>
                        </QueryClientProvider>
                      </LiveContext>
                    </ClientContext>
                  </HostContext>
                </SessionContext>
              </NoticesContext>
            </TextsContext>
          </LocaleContext>
        </TextStoreContext>
      </FlagsContext>
    </ConfigContext>
  )
}

/** The notices stand outside of the router, so that they outlive the screen. */
const orderPageIn = (router: AppRouter) => (orderId: string) => {
  const target = { to: '/order-tracking/{-$vendorID}', params: {}, search: { order_id: orderId } } as const
  return {
    href: router.buildLocation(target).href,
    open: () => void router.navigate(target),
  }
}

/** The components turn with the language. */
function FollowDirection({ direction }: { readonly direction: Direction }) {
  const { setDirection } = useDirection()
  useLayoutEffect(() => setDirection(direction), [setDirection, direction])
  return null
}
