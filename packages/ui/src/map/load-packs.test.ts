// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { archives, headers } = vi.hoisted(() => ({
  archives: new Map<string, (() => Uint8Array | undefined) | undefined>(),
  headers: [] as string[],
}))
vi.mock('pmtiles', () => ({
  PMTiles: class {
    readonly #path: string
    constructor(url: string) {
      this.#path = new URL(url).pathname
    }
    async getHeader() {
      headers.push(this.#path)
      if (!archives.has(this.#path)) throw new Error('not found')
      return { minZoom: 0, maxZoom: 15 }
    }
    async getZxy() {
      const read = archives.get(this.#path)
      if (!read) throw new Error('not found')
      const data = read()
      return data && { data: data.buffer }
    }
  },
}))
const { addressOfPacks, loadPacks } = await import('./load-packs.ts')

let turn = 0
const pack = (name: string, west: number, east: number) => ({
  tiles_url: `/tiles/${name}-${turn}.pmtiles`,
  bounds: { west, south: -80, east, north: 80 },
  attribution: '',
  invented: false,
})
const has = (name: string, read: () => Uint8Array | undefined) =>
  archives.set(`/tiles/${name}-${turn}.pmtiles`, read)
const load = async (url: string) => (await loadPacks({ url }, new AbortController())).data
beforeEach(() => (turn += 1))
afterEach(() => headers.splice(0))

it('describes packs as one source by the first of them', async () => {
  has('west', () => undefined)
  const url = addressOfPacks([pack('west', -170, -10), pack('east', 10, 170)])
  expect(await load(url)).toEqual({ tiles: [`${url}/{z}/{x}/{y}`], minzoom: 0, maxzoom: 15 })
  expect(headers).toEqual([`/tiles/west-${turn}.pmtiles`])
  await expect(load(addressOfPacks([pack('east', 10, 170)]))).rejects.toThrow('not found')
})

it('gives the same packs the same address', () => {
  const packs = [pack('west', -170, -10), pack('east', 10, 170)] as const
  expect(addressOfPacks([...packs])).toBe(addressOfPacks([...packs]))
  expect(addressOfPacks([packs[1]])).not.toBe(addressOfPacks([...packs]))
})

it('loads a tile from the packs that touch it', async () => {
  // A layer without features, by its name.
  const layer = (name: string) => new Uint8Array([26, 3, 10, 1, name.charCodeAt(0)])
  has('west', () => layer('w'))
  has('east', () => layer('e'))
  const url = addressOfPacks([pack('west', -170, -10), pack('east', 10, 170)])
  expect(await load(`${url}/1/0/0`)).toEqual(layer('w'))
  expect(await load(`${url}/1/1/0`)).toEqual(layer('e'))
  const both = String.fromCharCode(...((await load(`${url}/0/0/0`)) as Uint8Array))
  expect(both).toMatch(/w.+e/su)
})

it('draws the other packs where one cannot be read, and fails where none can', async () => {
  has('west', () => new Uint8Array([26, 3, 10, 1, 119]))
  const url = addressOfPacks([pack('west', -170, -10), pack('east', 10, 170)])
  expect(await load(`${url}/0/0/0`)).toHaveLength(5)
  await expect(load(`${url}/1/1/0`)).rejects.toThrow('not found')
  await expect(load('packs://999')).rejects.toThrow('no packs')
})
