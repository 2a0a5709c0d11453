import { parseArgs } from 'node:util'
import { buildWeb } from '../start/build-web.ts'
import { Progress } from '../start/progress.ts'
import { LARGEST_IMAGE, writeImage } from './write-image.ts'

const usage = 'Usage: npm run image -- --out <file>'
const toMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`

try {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  if (!values.out) throw new Error(usage)
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The image has the libraries of this machine: make it on Linux with x64.')
  }
  await buildWeb(new Progress(), new AbortController().signal)
  const { packed, unpacked, digest } = await writeImage(values.out)
  console.log(
    `${values.out}: ${toMegabytes(packed)}, unpacked ${toMegabytes(unpacked)} of at most ${toMegabytes(LARGEST_IMAGE)}, ${digest}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
