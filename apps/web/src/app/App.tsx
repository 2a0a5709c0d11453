import { type BrandId, brands, type LocaleTag } from '@beckon/domain/country'
import {
  DirectionProvider,
  localStorageColorSchemeManager,
  MantineProvider,
  useDirection,
} from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { ClientContext, ConfigContext } from '../platform/client/index.ts'
import { FlagsContext } from '../platform/flags/index.ts'
import { LiveContext } from '../platform/live/live-context.ts'
import { NoticeStack, NoticesContext } from '../platform/notifications/index.ts'
import { HostContext } from '../platform/mode/index.ts'
import { SessionContext } from '../platform/session/index.ts'
import { directionOf, LocaleContext, TextsProvider } from '../platform/texts/index.ts'
import { themeOf } from '../platform/theme/index.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import type { AppDeps } from './app-deps.ts'
import { PortalVisitorProvider } from './PortalVisitorProvider.tsx'
import type { AppRouter } from './router.tsx'
import { useLocaleChoice } from './use-locale-choice.ts'

export interface AppProps {
  readonly deps: AppDeps
  readonly router: AppRouter
  readonly firstLocale: LocaleTag
}

const colorSchemes = localStorageColorSchemeManager({ key: 'beckon.color-scheme' })

/** Provides everything that screens use, around the router. */
export function App({ deps, router, firstLocale }: AppProps) {
  const choice = useLocaleChoice(deps, firstLocale)
  return (
    <ConfigContext value={deps.config}>
      <FlagsContext value={deps.flags}>
        <I18nextProvider i18n={deps.texts}>
          <LocaleContext value={choice}>
            <TextsProvider>
              <NoticesContext value={deps.notices}>
                <SessionContext value={deps.session}>
                  <HostContext value={deps.host}>
                    <ClientContext value={deps.client}>
                      <LiveContext value={deps.live}>
                        <QueryClientProvider client={deps.queries}>
                          <DirectionProvider
                            initialDirection={directionOf(firstLocale)}
                            detectDirection={false}
                          >
                            <FollowDirection locale={choice.locale} />
                            <MantineProvider
                              theme={themeOf(brands[deps.config.brand as BrandId])}
                              defaultColorScheme="auto"
                              colorSchemeManager={colorSchemes}
                            >
                              <PortalVisitorProvider router={router}>
                                <ErrorBoundary>
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
            </TextsProvider>
          </LocaleContext>
        </I18nextProvider>
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
function FollowDirection({ locale }: { readonly locale: LocaleTag }) {
  const { setDirection } = useDirection()
  const direction = directionOf(locale)
  useLayoutEffect(() => setDirection(direction), [setDirection, direction])
  return null
}
