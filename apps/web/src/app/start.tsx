import type { BrowserConfig } from '@beckon/contract'
import { type BrandId, brands } from '@beckon/domain/country'
import type { Root } from 'react-dom/client'
import { clientOf, clientWith, createQueryClient, loadConfig, queryKeys } from '../platform/client/index.ts'
// Past index.ts, which would bring the indicator and its tooltip to the sign-in page.
import { createLive } from '../platform/live/create-live.ts'
import { createNotices, LONGEST_DURATION_MS, noticeLog } from '../platform/notifications/index.ts'
import { hostPage, modeStores, reportsStartErrors, type ViewSession } from '../platform/mode/index.ts'
import {
  createSession,
  forgottenBetween,
  sessionStore,
  welcomeSignInStore,
} from '../platform/session/index.ts'
import {
  createTextStore,
  loadTexts,
  type TextStore,
  type TextVersions,
  textVersions,
} from '../platform/texts/index.ts'
import { clearView, viewToken } from '../platform/storage/index.ts'
import { showPageIcon } from '../platform/theme/index.ts'
import { readView } from '../platform/view/index.ts'
import { App } from './App.tsx'
import { buildOfPage, watchBuild } from './build/watch-build.ts'
import { Fallback, StillLoading } from './Fallback.tsx'
import { firstLocale } from './first-locale.ts'
import { keepFocus } from './keep-focus.ts'
import { purgeUser } from './clear-storage.ts'
import { loadEssential, RETRIES } from './loading/load-essential.ts'
import type { AppDeps } from './app-deps.ts'
import { createAppRouter } from './router.tsx'
import { startFlags } from './start-flags.ts'
import { watchTexts } from './watch-texts.ts'

interface Loaded {
  readonly config: BrowserConfig
  readonly texts: TextStore
  readonly versions: TextVersions
  /** The view in this tab; null where it has ended. Absent in every other tab. */
  readonly view: ViewSession | null | undefined
}

/** Loads the essential parts, then shows the page; after ten retries it shows an error. */
export async function start(root: Root): Promise<void> {
  const build = buildOfPage()
  const loaded = await loadEssential(load, (retry) =>
    root.render(<StillLoading retry={retry} of={RETRIES} />),
  )
  if (!loaded) return root.render(<Fallback />)
  const deps = createDeps(loaded)
  showPageIcon(brands[loaded.config.brand as BrandId])
  root.render(<App deps={deps} router={createAppRouter(deps)} />)
  keepFocus(document)
  const warn = () =>
    deps.notices.notify(loaded.texts.shown().look('app.outdated'), {
      kind: 'warning',
      duration: LONGEST_DURATION_MS,
    })
  watchBuild({ ...build, warn })
  watchTexts(loaded.versions, async (changed) => {
    const { locale } = loaded.texts.shown()
    if (changed.includes(locale)) await loaded.texts.show(locale)
  })
}

async function load(): Promise<Loaded | undefined> {
  const config = await loadConfig()
  if (!config) return undefined
  const view = await viewInTab()
  if (view === 'unknown') return undefined
  const versions = textVersions(config.text_versions)
  for (const locale of [firstLocale(config), 'en' as const]) {
    const texts = await loadTexts(locale, versions)
    if (texts) return { config, texts: createTextStore(texts, versions), versions, view }
  }
  return undefined
}

/** Returns the view in this tab, null where it has ended, and undefined in any other tab. */
async function viewInTab(): Promise<ViewSession | null | undefined | 'unknown'> {
  const token = viewToken()
  if (token === undefined) return undefined
  const view = await readView(token)
  if (view === undefined) return 'unknown'
  if (view === 'over' || view.vendorId === null) {
    clearView()
    return null
  }
  const { vendorId, name, operator, expires } = view
  return { mode: 'view', token, vendorId, name, operator, expires }
}

function createDeps({ config, texts, view }: Loaded): AppDeps {
  const notices = createNotices(noticeLog())
  const look = (key: string) => texts.shown().look(key)
  const host = hostPage(window, config.embed_origins)
  const arrived = welcomeSignInStore().read()
  welcomeSignInStore().clear()
  if (arrived?.notice) notices.notify(look(arrived.notice))
  const { actor: session, chosen } = createSession({
    isFresh: arrived !== undefined,
    view,
    clientWith,
    store: sessionStore(),
    modes: modeStores(),
    host,
    notify: (key) => notices.notify(look(key)),
  })
  if (
    chosen.mode === 'classic' &&
    chosen.failed === 'godroid' &&
    reportsStartErrors(window.location.pathname)
  ) {
    notices.notify(look('platform.error.token'), { kind: 'error', duration: LONGEST_DURATION_MS })
  }
  const flags = startFlags(config, session, () =>
    notices.notify(look('flags.unavailable'), { kind: 'warning' }),
  )
  if (view === null) notices.notify(look('track.view-over'), { kind: 'warning' })
  const queries = createQueryClient()
  const live = createLive(session, () => void queries.invalidateQueries({ queryKey: queryKeys.orders() }))
  clearBetweenUsers(session, (what) => {
    queries.clear()
    notices.clear()
    if (what === 'all') purgeUser()
  })
  return {
    config,
    texts,
    notices,
    flags,
    session,
    host,
    client: clientOf(session, () =>
      notices.notify(look('track.view-read-only'), { kind: 'warning', key: 'view' }),
    ),
    live,
    queries,
  }
}

/** Clears data that one user fetched, typed or was shown before another one logs in. */
function clearBetweenUsers(session: AppDeps['session'], forget: (what: 'fetched' | 'all') => void): void {
  let last = session.getSnapshot().context.session
  session.subscribe(({ context }) => {
    const what = forgottenBetween(last, context.session)
    last = context.session
    if (what !== 'nothing') forget(what)
  })
}
