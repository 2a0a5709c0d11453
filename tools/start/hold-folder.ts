import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The whole path of a socket must fit into 107 bytes. */
const LONGEST_PATH = 100

/**
 * Holds a data folder for this process; undefined when another one holds it. A listening socket is the hold:
 * it dies with its process, however that ends, so nothing stale can lock anybody out.
 */
export async function holdFolder(dataDir: string): Promise<(() => Promise<void>) | undefined> {
  const path = socketPath(realpathSync(dataDir))
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(path)
    if (server) return () => close(server)
    if (await answers(path)) return undefined
    // Nobody listens: the file was left by a process that was killed.
    rmSync(path, { force: true })
  }
  return undefined
}

function socketPath(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 20)
  if (process.platform === 'win32') return `\\\\.\\pipe\\beckon-${hash}`
  const near = join(dataDir, 'running.sock')
  if (Buffer.byteLength(near) <= LONGEST_PATH) return near
  const folder = join(tmpdir(), `beckon-${process.getuid?.() ?? 0}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, `${hash}.sock`)
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.end())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    )
    server.listen(path, () => {
      server.unref()
      done(server)
    })
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}

const close = (server: Server) => new Promise<void>((done) => server.close(() => done()))
