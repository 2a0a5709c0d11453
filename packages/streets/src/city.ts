import type { PackInfo } from './model.ts'
import { type InstalledPack, isWhole, loadGazetteer, loadGraph } from './pack/pack-files.ts'
import { createRouter, type Router } from './road/index.ts'
import { buildSearch, type Search } from './search/index.ts'

/**
 * An installed pack. Its roads and its addresses are read once, each when first needed: a process that only routes holds no
 * addresses. A part that cannot be read is undefined and reported.
 */
export class City {
  readonly info: PackInfo
  /** Changes when this pack was replaced by a broken one, and stays in use. */
  folder: string
  readonly #onBroken: (info: PackInfo) => void
  #isWhole: boolean | undefined
  #search: readonly [Search | undefined] | undefined
  #router: readonly [Router | undefined] | undefined

  constructor({ info, folder }: InstalledPack, onBroken: (info: PackInfo) => void) {
    this.info = info
    this.folder = folder
    this.#onBroken = onBroken
  }

  isWhole(): boolean {
    this.#isWhole ??= isWhole(this.folder)
    if (!this.#isWhole) this.#onBroken(this.info)
    return this.#isWhole
  }

  search(): Search | undefined {
    this.#search ??= [this.#read(() => buildSearch(loadGazetteer(this.folder), this.info))]
    return this.#search[0]
  }

  router(): Router | undefined {
    this.#router ??= [this.#read(() => createRouter(loadGraph(this.folder)))]
    return this.#router[0]
  }

  #read<T>(read: () => T): T | undefined {
    if (!this.isWhole()) return undefined
    try {
      return read()
    } catch {
      // It was removed or swapped just now, or it is damaged.
      this.#onBroken(this.info)
      return undefined
    }
  }
}
