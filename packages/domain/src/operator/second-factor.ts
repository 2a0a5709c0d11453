/** The operator account of the demo world. Its password is public. */
export const DEMO_OPERATOR_EMAIL = 'operator@beckon.test'

interface SignIn {
  readonly email: string
  /** `san` is the sandbox with the demo world, `stg` a rehearsal, `prd` production. */
  readonly environment: 'san' | 'stg' | 'prd'
}

const isDemo = (email: string): boolean => email.toLowerCase() === DEMO_OPERATOR_EMAIL

/** Whether an account may sign in at all: the one of the demo world in the sandbox only. */
export const mayExist = ({ email, environment }: SignIn): boolean => environment === 'san' || !isDemo(email)

/** Whether a password alone signs in: the account of the demo world, in the sandbox only. */
export const maySkipSecondFactor = ({ email, environment }: SignIn): boolean =>
  environment === 'san' && isDemo(email)
