import { randomUUID } from 'node:crypto'
import type { TestServer } from '../test-server.ts'

/** Inserts `count` sessions of a user, as that many logins would. */
export async function openSessions(server: TestServer, userId: string, count: number): Promise<void> {
  const { db, clock } = server.platform
  const now = clock.now()
  const sessions = Array.from({ length: count }, () => ({
    session_id: randomUUID(),
    user_id: userId,
    country: 'SG' as const,
    refresh_hash: randomUUID(),
    user_agent: '',
    created_at: now,
    used_at: now,
    expires_at: new Date(now.getTime() + 86_400_000),
  }))
  await db.insertInto('session').values(sessions).execute()
}
