import type { Plugin } from 'vite'

/** The font packages name an older format too. Every browser that we build for reads woff2, so that is all we ship. */
export function modernFonts(): Plugin {
  return {
    name: 'beckon:modern-fonts',
    generateBundle(_, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.woff')) delete bundle[name]
    },
  }
}
