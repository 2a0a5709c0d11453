import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import { type Catalogue, offeredLocales } from '@beckon/texts'
import type { Translate } from '@beckon/texts/translate'
import type { FastifyInstance } from 'fastify'
import { afterCommit, type Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { knownCorrections } from './known-corrections.ts'
import { noStore, remoteStore } from './providers/remote-store.ts'
import { textFileRoutes } from './file-routes.ts'
import { textRoutes } from './routes.ts'
import { servedTexts } from './served-texts.ts'
import { putCorrection, type WrittenText } from './store.ts'
import { logOnce } from './log-once.ts'

/** Published to every process, so that a correction applies at once. */
const CHANGED_TOPIC = 'texts-changed'

export interface TextsService {
  routes(app: FastifyInstance): void
  /** The texts of a language as readers of a country are shown them. */
  textsOf(country: CountryCode, locale: LocaleTag): Promise<Catalogue>
  /** The same, for what the service writes itself. */
  translate(country: CountryCode, locale: LocaleTag): Promise<Translate>
  /** Of each language that a country offers: another one as soon as a text is another. */
  versionsOf(country: CountryCode): Promise<Readonly<Record<string, string>>>
}

/** Texts as served: the shipped ones, those of an operator's store, and the corrections of each country. */
export function texts({ db, bus, clock, log, config, deploymentOf }: Platform): TextsService {
  const corrections = knownCorrections({ db, clock, log })
  const served = servedTexts({
    correctionsOf: corrections.of,
    store: config.textsUrl === undefined ? noStore : remoteStore(config.textsUrl, { clock, log }),
    logMissing: logOnce(log, 'texts that a language has not are shown in English'),
  })
  const put = async (tx: Tx, written: WrittenText) => {
    await putCorrection(tx, written, clock.now())
    await bus.publish(tx, CHANGED_TOPIC, [written.country])
    afterCommit(tx, corrections.forget)
  }
  bus.subscribe(CHANGED_TOPIC, corrections.forget)
  bus.onGap(corrections.forget)
  return {
    routes(app) {
      textFileRoutes(app, served.of)
      textRoutes(app, { db, clock, served, put })
    },
    textsOf: async (country, locale) => (await served.of(country, locale)).texts,
    translate: async (country, locale) => (await served.of(country, locale)).translate(),
    async versionsOf(country) {
      const offered = offeredLocales(deploymentOf(country))
      const all = await Promise.all(offered.map((locale) => served.of(country, locale)))
      return Object.fromEntries(all.map(({ version }, at) => [offered[at], version]))
    },
  }
}
