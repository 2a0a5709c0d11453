import { useMemo } from 'react'
import { ErrorBoundary } from '../app/ErrorBoundary.tsx'
import { OfflineBanner } from '../app/OfflineBanner.tsx'
import { PublicFrame } from '../app/public/PublicFrame.tsx'
import { ClientContext, ConfigContext } from '../platform/client/index.ts'
import { FlagsContext } from '../platform/flags/index.ts'
import { NoticeStack, NoticesContext } from '../platform/notifications/index.ts'
import { LocaleContext, TextsContext, textsFrom, useShownTexts } from '../platform/texts/index.ts'
import { ColorSchemeContext } from '../platform/theme/color-scheme.ts'
import { VisitorContext } from '../platform/visitor/index.ts'
import { Screen as Connect } from '../screens/connect/Screen.tsx'
import { Landing } from '../screens/landing/Landing.tsx'
import { useCountrySettings } from './use-country-settings.ts'
import { useOwnColorScheme } from './use-own-color-scheme.ts'
import { useWelcomeVisitor } from './use-visitor.ts'
import type { WelcomeDeps } from './welcome-deps.ts'

/** Provides everything that the landing page and signing in use, without the portal. */
export function WelcomeApp({ deps }: { readonly deps: WelcomeDeps }) {
  const { config, flags, notices, session, client } = deps
  const { shown, choice } = useShownTexts(deps.texts)
  const scheme = useOwnColorScheme()
  const visitor = useWelcomeVisitor(session)
  const texts = useMemo(() => textsFrom(shown, { ...config, locale: shown.locale }), [shown, config])
  return (
    <ConfigContext value={config}>
      <FlagsContext value={flags}>
        <LocaleContext value={choice}>
          <TextsContext value={texts}>
            <NoticesContext value={notices}>
              <ClientContext value={client}>
                <ColorSchemeContext value={scheme}>
                  <VisitorContext value={visitor}>
                    <ErrorBoundary>
                      <OfflineBanner />
                      <PublicFrame>
                        {visitor.path === '/' ? <Welcome deps={deps} /> : <Connect />}
                      </PublicFrame>
                      <NoticeStack orderPage={orderPage} />
                    </ErrorBoundary>
                  </VisitorContext>
                </ColorSchemeContext>
              </ClientContext>
            </NoticesContext>
          </TextsContext>
        </LocaleContext>
      </FlagsContext>
    </ConfigContext>
  )
}

function Welcome({ deps: { client, config } }: { readonly deps: WelcomeDeps }) {
  return <Landing figures={useCountrySettings(client, config.country)} />
}

const orderPage = (orderId: string) => {
  const href = `/order-tracking?order_id=${encodeURIComponent(orderId)}`
  return { href, open: () => location.assign(href) }
}
