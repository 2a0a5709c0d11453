import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The product on a port of its own, over a demo world that is kept from one run to the next. */
export async function startProduct(port: number, countries: readonly string[]): Promise<() => Promise<void>> {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: process.env['SCREENSHOTS_DATA_DIR'] ?? join(root, '.cache', 'screenshots'),
    FLEET_PACE: '10',
    RATE_LIMITS: 'off',
    // A wrong password is a screen state, of one address, again and again.
    ATTEMPTS_PER_ADDRESS: '100000',
    BECKON_PARENT_PIPE: '1',
  }
  const child = spawn(process.execPath, ['tools/start/start.mjs'], {
    cwd: root,
    env,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  for (;;) {
    if (child.exitCode !== null) throw new Error('The product did not start.')
    if (await isLaidOut(port, countries)) break
    await new Promise((done) => setTimeout(done, 2000))
  }
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

/** The other countries are laid out beside the running service: their maps last, when their accounts are there. */
async function isLaidOut(port: number, countries: readonly string[]): Promise<boolean> {
  const get = (path: string, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers }).catch(() => undefined)
  if (!(await get('/readyz'))?.ok) return false
  for (const country of countries) {
    // Not all programs resolve names below localhost, so a header selects the country.
    const config = await (await get('/config.json', { 'x-country': country }))?.json()
    if (!config?.map.basemap_url) return false
  }
  return true
}
