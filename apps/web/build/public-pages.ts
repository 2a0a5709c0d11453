import type { Plugin } from 'vite'

const paths = /^\/(tracking|tracking-c2c|delivery-receipt)\/[^/?]+\/?(\?|$)/

/** While developing: answers with the light page where the service does. */
export function publicPages(): Plugin {
  return {
    name: 'beckon:public-pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (paths.test(request.url ?? '')) request.url = '/public-pages.html'
        next()
      })
    },
  }
}
