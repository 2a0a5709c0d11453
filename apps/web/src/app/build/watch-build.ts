import { z } from 'zod'
import { loadManifest, type Manifest } from '../../platform/client/index.ts'
import { after, every } from '../../platform/clock/index.ts'
import { type Stored, stored } from '../../platform/storage/index.ts'
import { buildId, isOutdated } from './is-outdated.ts'

export const CHECK_MS = 300_000
export const RELOAD_MS = 3000

export interface BuildDeps {
  readonly loaded: ReadonlySet<string>
  readonly load: () => Promise<Manifest | undefined>
  readonly warn: () => void
  readonly reload: () => void
  /** The build that this tab was reloaded for. */
  readonly reloadedFor: Stored<string>
}

/**
 * Looks every five minutes whether another build is served than the running one, announces it and reloads the page;
 * typed text is kept as a draft. Once for each build: if the old one is loaded again (a cache, a partial rollout),
 * the page is not reloaded.
 */
export function watchBuild({ loaded, load, warn, reload, reloadedFor }: BuildDeps): () => void {
  return every(CHECK_MS, () => void check())

  async function check(): Promise<void> {
    const served = await load()
    if (!served || !isOutdated(served, loaded) || reloadedFor.read() === buildId(served)) return
    reloadedFor.write(buildId(served))
    warn()
    after(RELOAD_MS, reload)
  }
}

/** The parts that a page really has. Asked before anything else is loaded. */
export const buildOfPage = (
  manifestPath = '/asset-manifest.json',
): Pick<BuildDeps, 'loaded' | 'load' | 'reload' | 'reloadedFor'> => ({
  loaded: loadedFiles(),
  load: () => loadManifest(manifestPath),
  reload: () => window.location.reload(),
  reloadedFor: stored('reloaded-for', z.string(), { ofTab: true }),
})

/** The files that the page itself names, without the leading slash. */
function loadedFiles(): ReadonlySet<string> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')]
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
  const addresses = [...scripts.map(({ src }) => src), ...preloads.map(({ href }) => href)]
  return new Set(addresses.map((address) => new URL(address).pathname.slice(1)))
}
