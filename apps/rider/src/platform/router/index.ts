export { Link } from './Link.tsx'
export { BASE, pathOf, type Route, routeOf } from './route.ts'
export { open, useRoute } from './router.ts'
export { takeInvitation } from './take-invitation.ts'
