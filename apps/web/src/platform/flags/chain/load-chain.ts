import type { OpenChain } from './flag-chain.ts'

/** Opens the sources by the libraries of the portal, which are no part of its first page. */
export const loadChain: OpenChain = async (options) => (await import('./open-chain.ts')).openChain(options)
