import { textParts, textsOfPart } from '@beckon/texts'
import { catalogues } from '@beckon/texts/catalogues'
import { pseudoCatalogue } from '@beckon/texts/pseudo'
import type { Plugin } from 'vite'

/** In development a cookie doubles the English texts in length, to find layouts that break. */
const PSEUDO = 'beckon-pseudo=1'

/** Serves those texts in development instead of the service's, where the cookie is set. */
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
        const part = textParts.find((one) => url.startsWith(`/texts/${one}-`))
        response.end(JSON.stringify(part ? textsOfPart(texts, part) : texts))
      })
    },
  }
}
