import type { Plugin } from 'vite'

const paths = /^\/(tracking|tracking-c2c|delivery-receipt)\/[^/?]+\/?(\?|$)/
const welcome = /^\/(connect\/?)?(\?|$)/

/** While developing: answers with the light pages where the service does. */
export function publicPages(): Plugin {
  return {
    name: 'beckon:public-pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (paths.test(request.url ?? '')) request.url = '/public-pages.html'
        else if (welcome.test(request.url ?? '')) request.url = '/welcome.html'
        next()
      })
    },
  }
}
