import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWeb } from '../start/build-web.ts'
import { findNode } from '../start/install.mjs'
import { Progress } from '../start/progress.ts'
import { unpackImage } from './unpack-image.ts'
import { LARGEST_IMAGE, writeImage } from './write-image.ts'

const usage =
  'Usage: npm run image -- --out <file>, or --folder <new folder> for a machine without containers'
const toMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`

try {
  const { values } = parseArgs({ options: { out: { type: 'string' }, folder: { type: 'string' } } })
  const target = values.out ?? values.folder
  if (!target || (values.out && values.folder)) throw new Error(usage)
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The image has the libraries of this machine: make it on Linux with x64.')
  }
  // The compose file and the units start it without flags.
  if (findNode().flags.length > 0) throw new Error('Make the image with Node 22.18 or later.')
  if (values.folder && existsSync(values.folder)) {
    throw new Error(`${values.folder} exists. Name a new folder, and move the old one away before.`)
  }
  await buildWeb(new Progress(), new AbortController().signal)
  await (values.out ? writeArchive(target) : writeFolder(target))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function writeArchive(file: string): Promise<void> {
  const { packed, unpacked, digest } = await writeImage(file)
  console.log(
    `${file}: ${toMegabytes(packed)}, unpacked ${toMegabytes(unpacked)} of at most ${toMegabytes(LARGEST_IMAGE)}, ${digest}`,
  )
}

/** The same files, which appear under their name when they are complete. */
async function writeFolder(folder: string): Promise<void> {
  const work = mkdtempSync(join(dirname(resolve(folder)), '.image-'))
  try {
    const archive = join(work, 'beckon.tar')
    await writeImage(archive)
    renameSync(unpackImage(archive, work).files, folder)
    console.log(`${folder} has the files of the image.`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
