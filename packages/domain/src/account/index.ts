export { passwordFaults, type PasswordRule } from './password.ts'
export { isGuestTokenValid, needsRefresh, REFRESH_THRESHOLD_SECONDS } from './token.ts'
