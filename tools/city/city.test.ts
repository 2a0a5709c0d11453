import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generateCity } from '../../demo/map-generator/generate.ts'
import { fetchFile } from './fetch-file.ts'
import { idFrom } from './id-from.ts'

const folder = mkdtempSync(join(tmpdir(), 'beckon-city-test-'))
const file = join(folder, 'Some City.osm.pbf')
const city = generateCity({ country: 'FI' })
beforeAll(() => writeFileSync(file, city))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(...args: string[]) {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/city/city.ts', ...args], {
    encoding: 'utf8',
    env,
  })
  return { status, said: stdout + stderr }
}

it('adds, lists and removes a city', () => {
  expect(run('list').said).toContain('No city yet')
  const added = run('add', file, '--country', 'FI')
  expect(added.said).toContain('Added some-city (FI)')
  expect(added.status).toBe(0)
  expect(run('list').said).toMatch(/some-city\tFI\tinvented/)
  expect(run('remove', 'some-city').status).toBe(0)
  expect(run('list').said).toContain('No city yet')
})

it('refuses what is broken with one line, and keeps what was there', () => {
  expect(run('add', file, '--country', 'FI', '--name', 'kept').status).toBe(0)
  const cut = join(folder, 'cut.osm.pbf')
  writeFileSync(cut, city.subarray(0, 50_000))
  const refused = run('add', cut, '--country', 'FI', '--name', 'kept')
  expect(refused.status).toBe(1)
  expect(refused.said).toContain('ends in the middle')
  expect(run('list').said).toContain('kept\tFI')
})

it.each([
  [['add', '/nowhere.osm.pbf'], 'There is no file'],
  [['add', 'x', '--country', 'XX'], 'none of the countries'],
  [['add', 'x', '--colour', 'red'], 'Unknown option'],
  [['remove', 'nobody'], 'There is no city nobody'],
  [['remove', '../../etc'], 'There is no city'],
  [[], 'Usage'],
])('%j is refused: %s', (args, line) => {
  const { status, said } = run(...args)
  expect(status).toBe(1)
  expect(said).toContain(line)
})

it('fetches from a URL and reports the cause of a failure', async () => {
  const server = createServer((request, answer) => {
    if (request.url === '/city.osm.pbf') answer.end(city)
    else answer.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const fetched = await fetchFile(`http://127.0.0.1:${port}/city.osm.pbf`, () => undefined)
  expect(fetched.ok).toBe(true)
  if (fetched.ok) fetched.done()
  expect(await fetchFile(`http://127.0.0.1:${port}/other`, () => undefined)).toMatchObject({
    ok: false,
    line: expect.stringContaining('404'),
  })
  server.close()
})

it.each([
  ['Helsinki centre.osm.pbf', 'helsinki-centre'],
  ['https://example.org/maps/münchen-latest.osm.pbf?x=1', 'munchen-latest'],
  ['東京', undefined],
])('%s becomes %s', (text, id) => expect(idFrom(text)).toBe(id))
