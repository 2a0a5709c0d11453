import { lazy } from 'react'

/** Loaded when the rider scans a parcel; the service worker has it offline. */
export const LazyScanner = lazy(async () => ({ default: (await import('./Scanner.tsx')).Scanner }))
