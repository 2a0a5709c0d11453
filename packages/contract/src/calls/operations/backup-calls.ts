import { z } from 'zod'
import { backup } from '../../wire/operations/backup.ts'
import { defineCall } from '../define-call.ts'

export const listBackups = defineCall({
  name: 'listBackups',
  method: 'GET',
  path: '/api/ops/v1/backups',
  summary: 'The backups of the service, of all countries together, newest first, with those that failed.',
  audience: 'operator',
  action: 'system.read',
  rate: 60,
  answer: z.object({ result: z.array(backup) }),
})
