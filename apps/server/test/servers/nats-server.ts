import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { freePort } from './free-port.ts'
import { until } from '../core.ts'

/** Whether the tests of NATS can run: the server is no package of npm. */
export const hasNatsServer = spawnSync('nats-server', ['--version']).status === 0

const login = { user: 'beckon', pass: 'a secret: of/the@bus' } as const

/** A NATS server of its own, which can be killed and started again. */
export async function createNatsServer() {
  const port = await freePort()
  let server: ChildProcess | undefined
  const start = async () => {
    const options = ['-a', '127.0.0.1', '-p', String(port), '--user', login.user, '--pass', login.pass]
    server = spawn('nats-server', options, { stdio: 'ignore' })
    await until(() => isListening(port))
  }
  await start()
  return {
    /** As the setting has it. */
    url: `nats://${login.user}:${encodeURIComponent(login.pass)}@127.0.0.1:${port}`,
    access: { servers: [`127.0.0.1:${port}`], isEncrypted: false, ...login },
    start,
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const exited = once(server, 'exit')
      server.kill('SIGKILL')
      await exited
    },
  }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
