import { catalogues } from '@beckon/texts/catalogues'
import { pseudoCatalogue } from '@beckon/texts/pseudo'
import type { Plugin } from 'vite'
import { lightPrefixes, lightTextsPath } from '../src/platform/light/light-keys.ts'

/** What the light pages say. */
const lightOf = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) => lightPrefixes.some((prefix) => key.startsWith(prefix))),
  )

/** While developing, whoever has this cookie reads English doubled in length, to see what breaks. */
const PSEUDO = 'beckon-pseudo=1'

/** Puts each language's texts beside the page as `/texts/<tag>.json`, and those of the light pages as a file of their own, in a build and while developing. */
export function catalogueFiles(): Plugin {
  const files = new Map(
    Object.entries(catalogues).flatMap(([tag, texts]) => [
      [`texts/${tag}.json`, JSON.stringify(texts)],
      [lightTextsPath(tag), JSON.stringify(lightOf(texts))],
    ]),
  )
  return {
    name: 'beckon:catalogue-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const texts = files.get((request.url ?? '').slice(1).split('?')[0] ?? '')
        if (texts === undefined) return next()
        const isPseudo = request.headers.cookie?.includes(PSEUDO) === true
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.end(isPseudo ? pseudoOf(request.url ?? '') : texts)
      })
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

const pseudoOf = (url: string): string => {
  const texts = pseudoCatalogue(catalogues.en)
  return JSON.stringify(url.includes('/light-') ? lightOf(texts) : texts)
}
