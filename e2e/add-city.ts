import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePbf } from '@beckon/streets/pbf'
import { expect } from '@playwright/test'
import { drawCity } from '../demo/map-generator/generate.ts'
import { dataDir } from './port.ts'

interface AddedCity {
  readonly id: string
  readonly country: string
  /** Another seed draws another city. */
  readonly seed: string
  /** Degrees by which it lies beside the city of the country. */
  readonly north: number
  readonly east: number
  /** The map treats its streets as real ones. */
  readonly isReal: boolean
}

/** Draws a city and adds it to the running product by its command. */
export function addCity({ id, country, seed, north, east, isReal }: AddedCity): void {
  const city = drawCity({ country, seed })
  const { bounds } = city
  const moved = {
    ...city,
    program: isReal ? 'end-to-end test' : city.program,
    nodes: city.nodes.map((node) => ({
      ...node,
      latitude: node.latitude + north,
      longitude: node.longitude + east,
    })),
    bounds: {
      west: bounds.west + east,
      east: bounds.east + east,
      south: bounds.south + north,
      north: bounds.north + north,
    },
  }
  const folder = mkdtempSync(join(tmpdir(), 'beckon-e2e-city-'))
  const file = join(folder, `${id}.osm.pbf`)
  writeFileSync(file, writePbf(moved))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['tools/city/city.ts', 'add', file, '--country', country, '--name', id],
    { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  expect(status, stderr).toBe(0)
}
