import type { Plugin } from 'vite'

/**
 * Writes `/asset-manifest.json`: the file that begins the portal, and those that it cannot begin without. Every file
 * has a hash of its content in its name, and names those that it loads, so another name means another build.
 */
export function assetManifest(): Plugin {
  return {
    name: 'beckon:asset-manifest',
    generateBundle(_, bundle) {
      const main = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.name === 'index',
      )
      if (main?.type !== 'chunk') this.error('a build has an entry')
      this.emitFile({
        type: 'asset',
        fileName: 'asset-manifest.json',
        source: JSON.stringify({ main: main.fileName, runtime: main.imports.toSorted() }),
      })
    },
  }
}
