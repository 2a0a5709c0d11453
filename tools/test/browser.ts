import { existsSync } from 'node:fs'

export interface Browser {
  readonly path: string
  readonly args: readonly string[]
}

const installed = [
  process.env['BECKON_CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

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

/** An installed Chrome or Chromium, else the one inside an npm package. */
export async function chromiumExecutable(): Promise<Browser> {
  const found = installed.find((path) => path !== '' && existsSync(path))
  if (found) return { path: found, args }
  // The package brings the system libraries it needs only where it believes to run in a bare container.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return { path: await chromium.executablePath(), args }
}
