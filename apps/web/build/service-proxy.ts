import type { ProxyOptions } from 'vite'

/** The paths that the service answers, for the development server. The host is kept because it selects the country. */
export const serviceProxy = (target: string): Record<string, ProxyOptions> => ({
  '^/((api|ofrep|texts|tiles|dev|metrics|healthz|readyz)(/|$|\\?)|rider/(manifest\\.webmanifest|icon-[\\w-]+\\.png)|config\\.json|share\\.png|robots\\.txt|sitemap\\.xml)':
    { target, changeOrigin: false },
  '^/live': { target, ws: true, changeOrigin: false },
})
