import { type ChildProcess, spawn } from 'node:child_process'
import type { OsUser } from './os-user.ts'

/**
 * Runs the program and stops it when the pipe from this process closes, however it ended. SIGINT is PostgreSQL's
 * "fast shutdown": no new sessions, open transactions rolled back, data written.
 */
const WATCHDOG = `
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
( read -r _ <&3; kill -INT $child 2>/dev/null ) &
reader=$!
exec 3<&-
wait $child
code=$?
kill $reader 2>/dev/null
exit $code
`

/** A program that never outlives us. Ending its `stdin` stops it. */
export function spawnWatched(
  command: readonly string[],
  { osUser, log }: { osUser: OsUser | undefined; log: number },
): ChildProcess {
  const child = spawn('/bin/sh', ['-c', WATCHDOG, 'watchdog', ...command], {
    ...osUser,
    cwd: '/',
    // A group of its own: Ctrl-C is for us, who then stop it in order.
    detached: true,
    stdio: ['pipe', log, log],
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  })
  // It may have ended before the signal.
  child.stdin?.on('error', () => undefined)
  return child
}

/** Its exit code, once it has ended; a program that could not be run at all is an error. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    if (child.exitCode !== null || child.signalCode !== null) return done(child.exitCode ?? 1)
    child.once('error', fail)
    child.once('exit', (code) => done(code ?? 1))
  })
}
