export { createSession, type SessionActor } from './create-session.ts'
export { isSignedIn, modeOf, settle } from './is-signed-in.ts'
export { SessionContext, type SessionView, useSession } from './session-context.ts'
export { authorizationOf, forgottenBetween, identityOf, sessionStore } from './session-store.ts'
