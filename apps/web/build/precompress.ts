import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|mjs|css|svg|json|wasm)$/u
/** Below this the headers cost more than compression saves. */
const SMALLEST = 1024
/** 11 takes twenty times as long for 3 % less. */
const BROTLI_QUALITY = 9

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes each compressible file of the build compressed too, so that the service does not compress it on every request. */
export function precompress(): Plugin {
  return {
    name: 'beckon:precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).flatMap((file) => {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        const isWorth = compressible.test(file.fileName) && content.length >= SMALLEST
        return isWorth ? [{ path: join(dir, file.fileName), content }] : []
      })
      await Promise.all(
        files.map(async ({ path, content }) => {
          const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
          await writeFile(`${path}.br`, await toBrotli(content, { params }))
          await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }))
        }),
      )
    },
  }
}
