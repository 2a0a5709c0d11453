import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyPack, listPacks } from '@beckon/streets'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { afterEach, expect, it } from 'vitest'
import rules from '../../../.dependency-cruiser.mjs'
import { type CityMaker, cityMaker } from './city-maker.ts'
import { ensureDemoCity } from './demo-cities.ts'
import { openPackCache, packSources } from './pack-cache.ts'

const folders: string[] = []
const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'beckon-pack-cache-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

it('names every source file that a demo city is made from', async () => {
  const options = { ...rules.options, baseDir: process.cwd() }
  const { output } = await cruise(['demo/seed/cities/city-worker.ts'], options as ICruiseOptions)
  const files = (output as ICruiseResult).modules
    .map(({ source }) => source)
    .filter((source) => existsSync(source) && !source.startsWith('node_modules/'))
  expect(files.length).toBeGreaterThan(50)
  const isNamed = (file: string) =>
    packSources.some((source) => file === source || file.startsWith(`${source}/`))
  expect(files.filter((file) => !isNamed(file))).toEqual([])
})

/** Makes a city by copying the one of this checkout, and counts how often it is asked to. */
async function copyingMaker(): Promise<CityMaker & { readonly made: () => number }> {
  const real = cityMaker()
  const progress = () => undefined
  await ensureDemoCity({ country: 'SG', dataDir: temporaryFolder(), now: new Date(), maker: real, progress })
  await real.stop()
  let times = 0
  return {
    made: () => times,
    async make({ dataDir, id }) {
      times += 1
      copyPack(openPackCache(), dataDir, id)
      const [info] = listPacks(dataDir)
      return info ? { ok: true, info } : { ok: false, code: 'empty', line: 'no pack was copied' }
    },
    stop: async () => undefined,
  }
}

it('makes a city once and copies it into every other data folder', async () => {
  const maker = await copyingMaker()
  const [cacheDir, first, second] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  const request = { country: 'SG', cacheDir, maker, progress: () => undefined } as const
  await ensureDemoCity({ ...request, dataDir: first, now: new Date('2030-01-01T00:00:00Z') })
  await ensureDemoCity({ ...request, dataDir: second, now: new Date('2031-01-01T00:00:00Z') })
  expect(maker.made()).toBe(1)
  expect(listPacks(first)).toHaveLength(1)
  expect(listPacks(second)).toEqual(listPacks(first))
})

it('keeps the city that another process has put into the cache meanwhile', async () => {
  const maker = await copyingMaker()
  const [cacheDir, dataDir] = [temporaryFolder(), temporaryFolder()]
  const overtaken: CityMaker = {
    ...maker,
    async make(order) {
      await maker.make({ ...order, dataDir: cacheDir })
      return maker.make(order)
    },
  }
  const request = { country: 'SG', cacheDir, dataDir, maker: overtaken, progress: () => undefined } as const
  await ensureDemoCity({ ...request, now: new Date('2030-01-01T00:00:00Z') })
  expect(listPacks(dataDir)).toEqual(listPacks(cacheDir))
  expect(readdirSync(cacheDir)).toEqual(['packs'])
})
