import type { CountryCode } from '../country/index.ts'
import { mayOperate, type OperatorAction, type OperatorRole } from './may-operate.ts'

/** A role of an operator in a country. */
export interface OperatorGrant {
  readonly country: CountryCode
  readonly role: OperatorRole
  /** Ids of zones; absent for the whole country. */
  readonly zones?: readonly string[] | undefined
}

/** An operator with its grants, as the rules about operators see it. */
export interface GrantedOperator {
  readonly operatorId: string
  readonly grants: readonly OperatorGrant[]
}

export const grantsIn = (grants: readonly OperatorGrant[], country: CountryCode): readonly OperatorGrant[] =>
  grants.filter((grant) => grant.country === country)

export const rolesIn = (grants: readonly OperatorGrant[], country: CountryCode): readonly OperatorRole[] =>
  grantsIn(grants, country).map(({ role }) => role)

/** The countries of the grants, without repetition. */
export const countriesOf = (grants: readonly OperatorGrant[]): readonly CountryCode[] => [
  ...new Set(grants.map(({ country }) => country)),
]

/** Whether one of the grants of a country allows an action. */
export const mayOperateWith = (grants: readonly OperatorGrant[], action: OperatorAction): boolean =>
  grants.some(({ role }) => mayOperate(role, action))

/** Whether an action is allowed in every one of the countries, so that an operator gives and takes only rights of their own. */
export const mayOperateInAll = (
  grants: readonly OperatorGrant[],
  action: OperatorAction,
  countries: readonly CountryCode[],
): boolean => countries.every((country) => rolesIn(grants, country).some((role) => mayOperate(role, action)))

/** The zones in which grants of one country allow an action; `all` where one of them is for the whole country. */
export function zonesAllowing(
  grants: readonly OperatorGrant[],
  action: OperatorAction,
): 'all' | readonly string[] {
  const allowing = grants.filter(({ role }) => mayOperate(role, action))
  const limited = allowing.flatMap(({ zones }) => zones ?? [])
  return allowing.some(({ zones }) => zones === undefined) ? 'all' : [...new Set(limited)]
}

/**
 * The countries that would be left without an administrator if the grants of one operator became `next`. `active` are
 * the operators who can sign in, that one included.
 */
export function countriesWithoutAdministrator(
  active: readonly GrantedOperator[],
  operatorId: string,
  next: readonly OperatorGrant[],
): readonly CountryCode[] {
  const isAdministered = (country: CountryCode, grants: readonly OperatorGrant[]) =>
    rolesIn(grants, country).includes('administrator')
  const grantsNow = active.find((one) => one.operatorId === operatorId)?.grants ?? []
  const others = active.filter((one) => one.operatorId !== operatorId)
  return countriesOf(grantsNow).filter(
    (country) =>
      isAdministered(country, grantsNow) &&
      !isAdministered(country, next) &&
      !others.some(({ grants }) => isAdministered(country, grants)),
  )
}
