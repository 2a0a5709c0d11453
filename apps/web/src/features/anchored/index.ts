export { Anchor } from './Anchor.tsx'
export { useListTarget } from './use-list-target.ts'
export { useOpenedLater } from './use-opened-later.ts'
