import { keyCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { VendorsService } from '../vendors/index.ts'
import type { ProgramDeps } from './deps.ts'
import { changeKey, createKey, endKey, listKeys, rollKey } from './manage-keys.ts'
import { programRecogniser } from './recognise-program.ts'
import { retention } from './schema.ts'

export interface ProgramsService {
  routes(app: FastifyInstance): void
}

/** Keys of the programs of a business. */
export function programs(
  platform: Platform,
  { vendors }: { readonly vendors: VendorsService },
): ProgramsService {
  const { db, clock, bus, callers } = platform
  const deps: ProgramDeps = { db, clock, bus, vendors }
  platform.retention.add(retention)
  callers.recognise('program', programRecogniser(platform, vendors))
  return { routes: (app) => keyRoutes(app, deps) }
}

function keyRoutes(app: FastifyInstance, deps: ProgramDeps): void {
  serve(app, keyCalls.listKeys, (context) => listKeys(deps, context))
  serve(app, keyCalls.createKey, (context) => createKey(deps, context))
  serve(app, keyCalls.changeKey, (context) => changeKey(deps, context))
  serve(app, keyCalls.rollKey, (context) => rollKey(deps, context))
  serve(app, keyCalls.endKey, (context) => endKey(deps, context))
}
