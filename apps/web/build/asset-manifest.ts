import type { Plugin } from 'vite'

/**
 * Writes a manifest: the file that an entry begins with, and those that it cannot begin without. Every file has a hash of its content in its name, and names those that it loads, so another name means another build.
 */
export function assetManifest(entry: string, fileName: string): Plugin {
  return {
    name: 'beckon:asset-manifest',
    generateBundle(_, bundle) {
      const main = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.name === entry,
      )
      if (main?.type !== 'chunk') this.error('a build has an entry')
      this.emitFile({
        type: 'asset',
        fileName,
        source: JSON.stringify({ main: main.fileName, runtime: main.imports.toSorted() }),
      })
    },
  }
}
