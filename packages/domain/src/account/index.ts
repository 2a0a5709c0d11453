export { looksLikeEmail } from './email.ts'
export { PASSWORD_MISMATCH, passwordFaults, type PasswordRule, passwordsMatch } from './password.ts'
export { isGuestTokenValid, needsRefresh, REFRESH_THRESHOLD_SECONDS } from './token.ts'
