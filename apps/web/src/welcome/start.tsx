import type { BrowserConfig } from '@beckon/contract'
import { type BrandId, brands } from '@beckon/domain/country'
import type { Root } from 'react-dom/client'
import { buildOfPage, watchBuild } from '../app/build/watch-build.ts'
import { purgeUser } from '../app/clear-storage.ts'
import { Fallback, StillLoading } from '../app/Fallback.tsx'
import { firstLocale } from '../app/first-locale.ts'
import { keepFocus } from '../app/keep-focus.ts'
import { loadEssential, RETRIES } from '../app/loading/load-essential.ts'
import { watchTexts } from '../app/watch-texts.ts'
import { clientWith, loadConfig } from '../platform/client/index.ts'
import { createPageFlags, openChain } from '../platform/flags/index.ts'
import { modeStores } from '../platform/mode/index.ts'
import { createNotices, LONGEST_DURATION_MS, noticeLog } from '../platform/notifications/index.ts'
import { sessionStore, welcomeSignInStore } from '../platform/session/index.ts'
import {
  createTextStore,
  loadTexts,
  type ShownTexts,
  type TextVersions,
  textVersions,
} from '../platform/texts/index.ts'
import { showPageIcon } from '../platform/theme/page-icon.ts'
import { presentScheme, showScheme } from './use-own-color-scheme.ts'
import { pageAt } from './use-path.ts'
import { enterPortal, portalPath } from './use-visitor.ts'
import { createVisitorSession, storedSession } from './visitor-session.ts'
import { WelcomeApp } from './WelcomeApp.tsx'
import type { WelcomeDeps } from './welcome-deps.ts'

interface Loaded {
  readonly config: BrowserConfig
  readonly texts: ShownTexts
  readonly versions: TextVersions
}

/** Loads the essential parts and shows the page; people with a session are led to the portal before that. */
export async function start(root: Root): Promise<void> {
  const build = buildOfPage('/welcome-manifest.json')
  showScheme(presentScheme())
  // A page that the browser shows again as it was left lacks a session that began meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  const to = portalPath(pageAt(location.pathname), storedSession(stores()))
  if (to !== undefined) return enterPortal(to)
  const loaded = await loadEssential(load, (retry) =>
    root.render(<StillLoading retry={retry} of={RETRIES} />),
  )
  if (!loaded) return root.render(<Fallback />)
  const { config, versions } = loaded
  const texts = createTextStore(loaded.texts, versions)
  const deps = createDeps(config, texts)
  document.documentElement.dataset['brand'] = config.brand
  showPageIcon(brands[config.brand as BrandId])
  root.render(<WelcomeApp deps={deps} />)
  keepFocus(document)
  const warn = () =>
    deps.notices.notify(texts.shown().look('app.outdated'), {
      kind: 'warning',
      duration: LONGEST_DURATION_MS,
    })
  watchBuild({ ...build, warn })
  watchTexts(versions, async (changed) => {
    const { locale } = texts.shown()
    if (changed.includes(locale)) await texts.show(locale)
  })
}

async function load(): Promise<Loaded | undefined> {
  const config = await loadConfig()
  if (!config) return undefined
  const versions = textVersions(config.text_versions)
  for (const locale of [firstLocale(config), 'en' as const]) {
    const texts = await loadTexts(locale, versions)
    if (texts) return { config, texts, versions }
  }
  return undefined
}

const stores = () => ({ store: sessionStore(), modes: modeStores() })

function createDeps(config: BrowserConfig, texts: WelcomeDeps['texts']): WelcomeDeps {
  const notices = createNotices(noticeLog())
  const session = createVisitorSession({
    ...stores(),
    clientWith,
    arrival: welcomeSignInStore(),
    purge: purgeUser,
    notify: (key) => notices.notify(texts.shown().look(key)),
  })
  const flagContext = () => ({ userId: null, mode: session.state().mode ?? 'classic' })
  const flags = createPageFlags({
    config,
    flagContext: flagContext(),
    openChain,
    onError: () => {
      // Without a connection another banner is shown already.
      if (navigator.onLine) notices.notify(texts.shown().look('flags.unavailable'), { kind: 'warning' })
    },
  })
  session.subscribe(() => flags.identify(flagContext()))
  return { config, texts, flags, session, notices, client: clientWith(undefined) }
}
