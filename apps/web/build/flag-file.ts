import { initialFlags } from '@beckon/domain/flag'
import type { Plugin } from 'vite'

const NAME = 'flags.json'

/** Puts what every flag is worth at first beside the page, for when the flag service cannot be reached. */
export function flagFile(): Plugin {
  const source = `${JSON.stringify(initialFlags, null, 2)}\n`
  return {
    name: 'beckon:flag-file',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if ((request.url ?? '').split('?')[0] !== `/${NAME}`) return next()
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.end(source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source })
    },
  }
}
