// JavaScript: in TypeScript it would load what strips types, which modules of the cache do not need.
import { enableCompileCache } from 'node:module'
import { compileCache } from './compile-cache.mjs'

// Modules that are read before this do not use the cache.
enableCompileCache(compileCache)
await import('./start.ts')
