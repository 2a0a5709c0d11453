import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The product on a port of its own, over a demo world that is kept from one run to the next. */
export async function startProduct(port: number, countries: readonly string[]): Promise<() => Promise<void>> {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(root, '.cache', 'shots'),
    FLEET_PACE: '10',
    RATE_LIMITS: 'off',
    // It is looked again and again whether people can sign in everywhere.
    ATTEMPTS_PER_ADDRESS: '100000',
    BECKON_PARENT_PIPE: '1',
  }
  const child = spawn(process.execPath, ['tools/start/start.ts'], {
    cwd: root,
    env,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  for (;;) {
    if (child.exitCode !== null) throw new Error('The product did not start.')
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (ready?.ok && (await hasDemoAccounts(port, countries))) break
    await new Promise((done) => setTimeout(done, 3000))
  }
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

/** The other countries are laid out beside the running service. */
async function hasDemoAccounts(port: number, countries: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(
    countries.map((country) =>
      fetch(`http://127.0.0.1:${port}/api/auth/v1/login`, {
        method: 'POST',
        // Programs do not all know that names below localhost are this machine, so the country is said in a header.
        headers: { 'content-type': 'application/json', 'x-country': country },
        body: JSON.stringify({ email_address: 'demo@beckon.test', password: 'Demo1234!' }),
      }),
    ),
  )
  return answers.every((answer) => answer.ok)
}
