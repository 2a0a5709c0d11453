import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { installedBrowser } from '../start/installed-browser.mjs'

export interface Browser {
  readonly path: string
  readonly args: readonly string[]
}

/**
 * Maps are drawn by a software WebGL, pages without any GPU: drawn by the software GPU too, they took twice the time.
 * Nothing but our own server is ever asked.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const fetched = createRequire(new URL('../runtime/browser/package.json', import.meta.url))

/** Returns the Chrome or Chromium of this machine, else the one that `npm test` has fetched. */
export async function chromiumExecutable(): Promise<Browser> {
  const path = installedBrowser()
  if (path !== undefined) return { path, args }
  // The package brings the system libraries it needs only where it believes to run in a bare container.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
  const { default: chromium }: { default: { executablePath(): Promise<string> } } = await import(
    pathToFileURL(fetched.resolve('@sparticuz/chromium')).href
  )
  return { path: await chromium.executablePath(), args }
}
