export { bearer, createSession, type SessionActor } from './create-session.ts'
export { isSignedIn, settle } from './is-signed-in.ts'
export { SessionContext, type SessionView, useSession } from './session-context.ts'
export { sessionStore } from './session-store.ts'
