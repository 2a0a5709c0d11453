import type { BrowserConfig } from '@beckon/contract'
import { type CountryCode, countryCodes, isCountryCode, localeTags } from '@beckon/domain/country'
import { chooseLocale, type TextSource } from '@beckon/texts'
import { QueryClient } from '@tanstack/react-query'
import type { Root } from 'react-dom/client'
import { z } from 'zod'
import { CallFailed, consoleClient, isLoggedOut } from '../platform/client/index.ts'
import { pause } from '../platform/clock/index.ts'
import type { ConsoleDeps } from '../platform/deps/index.ts'
import { createSession, type MailLink, takeLink, watchIdle } from '../platform/session/index.ts'
import { stored } from '../platform/storage/index.ts'
import { createStore } from '../platform/store/index.ts'
import { loadConfig, loadTexts } from '../platform/texts/index.ts'
import { App } from './App.tsx'
import { Unloaded } from './Unloaded.tsx'

const TRIES = 5
const WAIT_MS = 2000

const chosenLocale = stored('locale', z.enum(localeTags))
const chosenCountry = stored('country', z.enum(countryCodes))

/** Loads settings and texts, asks who is logged in, and shows the console. */
export async function start(root: Root): Promise<void> {
  const link = takeLink()
  const loaded = await load()
  if (!loaded) return root.render(<Unloaded />)
  const deps = createDeps(loaded.config, link)
  const queries = createQueries(deps)
  if (await deps.session.load()) return root.render(<Unloaded />)
  watchIdle(deps.session)
  root.render(<App deps={deps} queries={queries} first={loaded.first} save={chosenLocale.write} />)
}

function createDeps(config: BrowserConfig, link: MailLink | undefined): ConsoleDeps {
  const country = createStore<CountryCode>(chosenCountry.read() ?? hostCountry(config))
  country.subscribe(() => chosenCountry.write(country.get()))
  const client = consoleClient({ language: () => document.documentElement.lang, country: country.get })
  return { config, client, session: createSession(client), link: createStore(link), country }
}

const hostCountry = ({ country }: BrowserConfig): CountryCode => (isCountryCode(country) ? country : 'SG')

/** A call that is refused because the session ended leads to the login. */
function createQueries({ session }: ConsoleDeps): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) =>
          count < 2 && !(error instanceof CallFailed && error.reason.kind === 'refused'),
        staleTime: 10_000,
      },
    },
  })
  queries.getQueryCache().subscribe(({ query }) => {
    if (isLoggedOut(query.state.error)) session.end()
  })
  session.state.subscribe(() => {
    if (session.state.get().status === 'out') queries.clear()
  })
  return queries
}

async function load(): Promise<{ config: BrowserConfig; first: Omit<TextSource, 'choose'> } | undefined> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const config = await loadConfig()
    const first = config && (await firstTexts(config))
    if (config && first) return { config, first }
    if (attempt < TRIES) await pause(WAIT_MS)
  }
  return undefined
}

/**
 * The texts in the language that was chosen, which may be one of another country than that of the host, else in that of the
 * browser; English where they cannot be had.
 */
async function firstTexts(config: BrowserConfig): Promise<Omit<TextSource, 'choose'> | undefined> {
  const spoken = { languages: config.languages, defaultLanguage: config.default_language }
  const wanted = chosenLocale.read() ?? chooseLocale(navigator.languages, spoken)
  for (const locale of [wanted, 'en' as const]) {
    const catalogue = await loadTexts(locale, config.text_versions)
    if (catalogue) return { locale, catalogue }
  }
  return undefined
}
