import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryData } from '../../../../../../tools/test/temporary-data.ts'
import { readTar } from './read-tar.ts'
import { type TarFolder, type TarLink, type TarPart, type WrittenPart, writeTar } from './write-tar.ts'

let data: ReturnType<typeof temporaryData>
beforeEach(() => {
  data = temporaryData('tar')
})
afterEach(() => data.remove())

const longName = `files/${'deep/'.repeat(40)}file.txt`

function part(name: string, text: string, size = Buffer.byteLength(text)): TarPart {
  return { name, size, content: () => Readable.from([Buffer.from(text)]) }
}

async function archiveOf(
  ...parts: (TarPart | TarFolder | TarLink)[]
): Promise<{ bytes: Buffer; written: WrittenPart[] }> {
  const written: WrittenPart[] = []
  const pieces: Buffer[] = []
  for await (const piece of writeTar(Readable.from(parts), (one) => written.push(one))) pieces.push(piece)
  return { bytes: Buffer.concat(pieces), written }
}

async function textsIn(bytes: Buffer): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  // Pieces that end anywhere, as those of a stream do.
  const pieces = Array.from({ length: Math.ceil(bytes.length / 333) }, (_, at) =>
    bytes.subarray(at * 333, (at + 1) * 333),
  )
  for await (const { name, isFolder, content } of readTar(Readable.from(pieces))) {
    const read: Buffer[] = []
    for await (const piece of content) read.push(piece)
    found[name] = isFolder ? 'folder' : Buffer.concat(read).toString()
  }
  return found
}

it('reads what it has written: folders, empty files, long names and names in other scripts', async () => {
  const { bytes } = await archiveOf(
    { folder: 'empty' },
    part('a', ''),
    part(longName, 'x'.repeat(700)),
    part('ő', 'é'),
  )
  expect(await textsIn(bytes)).toEqual({ empty: 'folder', a: '', [longName]: 'x'.repeat(700), ő: 'é' })
})

it('writes an archive that the tar of the system extracts', async () => {
  const { bytes } = await archiveOf(part('a.txt', 'one'), part(longName, 'two'), { folder: 'c' })
  writeFileSync(join(data.path, 'a.tar'), bytes)
  mkdirSync(join(data.path, 'out'))
  execFileSync('tar', ['xf', join(data.path, 'a.tar'), '-C', join(data.path, 'out')])
  expect(readFileSync(join(data.path, 'out', 'a.txt'), 'utf8')).toBe('one')
  expect(readFileSync(join(data.path, 'out', longName), 'utf8')).toBe('two')
})

it('writes permissions, owners and symbolic links as the tar of the system lists and extracts them', async () => {
  const { bytes } = await archiveOf(
    { ...part('program', 'one'), mode: 0o755, owner: 10_001 },
    { link: 'short', target: 'program' },
    { link: 'long', target: longName },
    { folder: 'shared', mode: 0o1777 },
  )
  writeFileSync(join(data.path, 'a.tar'), bytes)
  mkdirSync(join(data.path, 'out'))
  const tar = (...args: string[]) => execFileSync('tar', args, { cwd: data.path, encoding: 'utf8' })
  tar('xpf', 'a.tar', '-C', 'out')
  expect(tar('tvf', 'a.tar', '--numeric-owner')).toMatch(/^-rwxr-xr-x 10001\/10001 /u)
  expect(statSync(join(data.path, 'out', 'shared')).mode & 0o7777).toBe(0o1777)
  expect(['short', 'long'].map((name) => readlinkSync(join(data.path, 'out', name)))).toEqual([
    'program',
    longName,
  ])
})

it('writes as many bytes as announced of a file that grew or was cut, and their digest', async () => {
  const { bytes, written } = await archiveOf(part('cut', 'ab', 4), part('grown', 'abcdef', 4))
  expect(await textsIn(bytes)).toEqual({ cut: 'ab\0\0', grown: 'abcd' })
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(written.map(({ sha256 }) => sha256)).toEqual([digest('ab\0\0'), digest('abcd')])
})

it('skips the content that was not read', async () => {
  const { bytes } = await archiveOf(part('a', 'x'.repeat(2000)), part('b', 'y'))
  const names: string[] = []
  for await (const { name } of readTar(Readable.from([bytes]))) names.push(name)
  expect(names).toEqual(['a', 'b'])
})

it('closes its source where the reader stops early', async () => {
  const { bytes } = await archiveOf(part('a', 'x'), part('b', 'y'))
  const source = Readable.from([bytes.subarray(0, 600), bytes.subarray(600)])
  for await (const { name } of readTar(source)) if (name === 'a') break
  expect(source.destroyed).toBe(true)
})

it('refuses an archive that ends early, and one with a damaged header', async () => {
  const { bytes } = await archiveOf(part('a', 'x'.repeat(2000)))
  await expect(textsIn(bytes.subarray(0, 1500))).rejects.toThrow('ends early')
  const damaged = Buffer.from(bytes)
  damaged[3] = 7
  await expect(textsIn(damaged)).rejects.toThrow('damaged')
})
