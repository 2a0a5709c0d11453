import { lightTexts } from '@beckon/texts'
import { catalogues } from '@beckon/texts/catalogues'
import { pseudoCatalogue } from '@beckon/texts/pseudo'
import type { Plugin } from 'vite'

/** While developing, whoever has this cookie reads English doubled in length, to see what breaks. */
const PSEUDO = 'beckon-pseudo=1'

/** While developing: answers in place of the service where the cookie says so. */
export function pseudoTexts(): Plugin {
  return {
    name: 'beckon:pseudo-texts',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '', headers } = request
        if (!url.startsWith('/texts/') || !headers.cookie?.includes(PSEUDO)) return next()
        const texts = pseudoCatalogue(catalogues.en)
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.setHeader('cache-control', 'no-store')
        response.end(JSON.stringify(url.includes('/light-') ? lightTexts(texts) : texts))
      })
    },
  }
}
