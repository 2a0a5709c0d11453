#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { createBeckon } from '../beckon.ts'
import { currentTime } from '../clock.ts'
import { post } from '../transport/post.ts'
import { type Io, UsageError } from './io.ts'
import { run } from './run.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

async function connect(): Promise<Io> {
  const { BECKON_KEY, BECKON_KEY_FILE, BECKON_URL } = process.env
  const key = BECKON_KEY_FILE === undefined ? BECKON_KEY : (await readFile(BECKON_KEY_FILE, 'utf8')).trim()
  if (!key || !BECKON_URL)
    throw new UsageError(
      'Set BECKON_KEY (or BECKON_KEY_FILE) to a key and BECKON_URL to the address of the portal.',
    )
  const ending = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => ending.abort())
  return {
    beckon: createBeckon({ key, baseUrl: BECKON_URL }),
    print,
    readFile: (path) => (path === '-' ? text(process.stdin) : readFile(path, 'utf8')),
    post,
    signal: ending.signal,
    now: currentTime,
  }
}

process.exitCode = await run(process.argv.slice(2), connect, print)
