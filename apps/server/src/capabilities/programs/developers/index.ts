import type { FastifyInstance } from 'fastify'
import { serveSite } from './serve-site.ts'

export { documentWithExamples } from './examples/document.ts'

export interface DevelopersService {
  routes(app: FastifyInstance): void
}

/** The pages for developers at `/developers`, made from the contract of the calls of programs. */
export const developers = (): DevelopersService => ({ routes: serveSite })
