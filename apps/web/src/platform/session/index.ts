export { type WelcomeSignIn, welcomeSignInStore } from './welcome-sign-in.ts'
export { signIn } from './classic-tokens.ts'
export { createSession, type SessionActor } from './create-session.ts'
export { deviceTokenField } from './device-token.ts'
export { isSignedIn, modeOf, settle } from './is-signed-in.ts'
export { moveGuest } from './move-guest.ts'
export { SessionContext, type SessionView, useSession } from './session-context.ts'
export {
  authorizationOf,
  forgottenBetween,
  identityOf,
  modeOfSession,
  type SessionStore,
  sessionStore,
} from './session-store.ts'
