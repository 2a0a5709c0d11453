import type { Config } from './config.ts'

/**
 * Whether riders, shops and customers can call each other through masked numbers: by the operator's gateway,
 * and outside production by the sandbox.
 */
export const connectsCalls = ({ callsUrl, environment }: Pick<Config, 'callsUrl' | 'environment'>): boolean =>
  callsUrl !== undefined || environment !== 'prd'
