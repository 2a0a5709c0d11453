import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import { type Catalogue, offeredLocales } from '@beckon/texts'
import type { Speak } from '@beckon/texts/speak'
import type { FastifyInstance } from 'fastify'
import { afterCommit, type Tx } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/platform.ts'
import { byLanguage, knownCorrections } from './known-corrections.ts'
import { noStore, remoteStore } from './providers/remote-store.ts'
import { textRoutes } from './routes.ts'
import { servedTexts } from './served-texts.ts'
import { type Correction, loadCorrections, putCorrection, type WrittenText } from './store.ts'
import { logOnce } from './log-once.ts'

export type { Correction } from './store.ts'

/** Told to every process, so that what an operator writes counts at once. */
const CHANGED_TOPIC = 'texts-changed'

export interface TextsDoor {
  routes(app: FastifyInstance): void
  /** The texts of a language as readers of a country are shown them. */
  textsOf(country: CountryCode, locale: LocaleTag): Promise<Catalogue>
  /** The same, for what the service writes itself. */
  speak(country: CountryCode, locale: LocaleTag): Promise<Speak>
  /** Of each language that a country offers: another one as soon as a text is another. */
  versionsOf(country: CountryCode): Promise<Readonly<Record<string, string>>>
  /** What operators corrected, newest first. */
  correctionsIn(country: CountryCode, tx?: Tx): Promise<readonly Correction[]>
  /** All texts of a language with these corrections and no others. */
  textsWith(locale: LocaleTag, corrections: readonly Correction[]): Promise<Catalogue>
  /** The text has been judged. It counts at once in every process that hears of it, and in half a minute in any. */
  put(tx: Tx, written: WrittenText): Promise<void>
}

/** What everybody reads: our texts, those of the store that an operator names, and the corrections of each country. */
export function texts({ db, bus, clock, log, config, deploymentOf }: Platform): TextsDoor {
  const corrections = knownCorrections({ db, clock, log })
  const served = servedTexts({
    correctionsOf: corrections.of,
    store: config.textsUrl === undefined ? noStore : remoteStore(config.textsUrl, { clock, log }),
    logMissing: logOnce(log, 'texts that a language has not are shown in English'),
  })
  bus.subscribe(CHANGED_TOPIC, corrections.forget)
  bus.onGap(corrections.forget)
  return {
    routes: (app) => textRoutes(app, served.of),
    textsOf: async (country, locale) => (await served.of(country, locale)).texts,
    speak: async (country, locale) => (await served.of(country, locale)).speak(),
    async versionsOf(country) {
      const offered = offeredLocales(deploymentOf(country))
      const all = await Promise.all(offered.map((locale) => served.of(country, locale)))
      return Object.fromEntries(all.map(({ version }, at) => [offered[at], version]))
    },
    correctionsIn: (country, tx) => loadCorrections(tx ?? db, country),
    textsWith: (locale, rows) => served.with(locale, byLanguage(rows)),
    async put(tx, written) {
      await putCorrection(tx, written, clock.now())
      await bus.publish(tx, CHANGED_TOPIC, [written.country])
      afterCommit(tx, corrections.forget)
    },
  }
}
