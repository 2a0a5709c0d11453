import type { BrowserConfig } from '@beckon/contract'
import { type BrandId, brands, type LocaleTag } from '@beckon/domain/country'
import { chooseLocale } from '@beckon/texts'
import type { i18n } from 'i18next'
import type { Root } from 'react-dom/client'
import { clientOf, clientWith, createQueryClient, loadConfig, queryKeys } from '../platform/client/index.ts'
import { pause } from '../platform/clock/index.ts'
import { builtInFlags } from '../platform/flags/index.ts'
// Past the front door, which would bring the indicator and its tooltip to the sign-in page.
import { createLive } from '../platform/live/create-live.ts'
import { createNotices, noticeLog } from '../platform/notifications/index.ts'
import { createSession, sessionStore } from '../platform/session/index.ts'
import { localeStore, setUpTexts } from '../platform/texts/index.ts'
import { showPageIcon } from '../platform/theme/index.ts'
import { App } from './App.tsx'
import { Fallback } from './Fallback.tsx'
import type { AppParts } from './parts.ts'
import { createAppRouter } from './router.tsx'

const TRIES = 10
const WAIT_MS = 2000

/** Loads what the page cannot be without, then shows it; after ten tries it says that it cannot. */
export async function start(root: Root): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await pause(WAIT_MS)
    const config = await loadConfig()
    if (!config) continue
    const locale = firstLocale(config)
    const texts = await setUpTexts(locale)
    if (!texts.exists('app.load-failed')) continue
    const parts = createParts(config, texts)
    showPageIcon(brands[config.brand as BrandId])
    root.render(<App parts={parts} router={createAppRouter(parts)} firstLocale={locale} />)
    return
  }
  root.render(<Fallback />)
}

function firstLocale(config: BrowserConfig): LocaleTag {
  const saved = localeStore().read()
  const wanted = saved === undefined ? navigator.languages : [saved]
  return chooseLocale(wanted, { languages: config.languages, defaultLanguage: config.default_language })
}

function createParts(config: BrowserConfig, texts: i18n): AppParts {
  const notices = createNotices(noticeLog())
  const session = createSession({
    clientWith,
    store: sessionStore(),
    say: (key) => notices.notify(texts.t(key)),
  })
  const queries = createQueryClient()
  const live = createLive(session, () => void queries.invalidateQueries({ queryKey: queryKeys.orders() }))
  forgetAtLogout(session, () => queries.clear())
  return { config, texts, flags: builtInFlags, notices, session, client: clientOf(session), live, queries }
}

/** What one user fetched is not for the next. */
function forgetAtLogout(session: AppParts['session'], forget: () => void): void {
  let user = session.getSnapshot().context.session?.user.id
  session.subscribe(({ context }) => {
    const next = context.session?.user.id
    if (user !== undefined && next !== user) forget()
    user = next
  })
}
