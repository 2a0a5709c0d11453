export { Link } from './Link.tsx'
export type { Route } from './route.ts'
export { open, useRoute } from './router.ts'
export { onInvitation, takeInvitation } from './take-invitation.ts'
