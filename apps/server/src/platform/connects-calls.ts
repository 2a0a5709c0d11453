import type { Config } from './config.ts'

/**
 * Whether people who ride, sell and wait are connected without learning each other's numbers: by the operator's gateway,
 * and where nobody is served for real by the sandbox.
 */
export const connectsCalls = ({ callsUrl, environment }: Pick<Config, 'callsUrl' | 'environment'>): boolean =>
  callsUrl !== undefined || environment !== 'prd'
