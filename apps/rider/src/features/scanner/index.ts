import { lazy } from 'react'

export { hasDetector } from './detector.ts'

/** Loaded when the rider scans a parcel; the service worker has it offline. */
export const LazyScanner = lazy(async () => ({ default: (await import('./Scanner.tsx')).Scanner }))
