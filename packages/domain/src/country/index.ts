export { brandIcon } from './brand-icon.ts'
export { type Brand, type BrandId, brandIds, brands, type Shades } from './brands.ts'
export { checkDeployment, type DeploymentCheck } from './check-deployment.ts'
export { type CountryCode, countryCodes, isCountryCode } from './country-code.ts'
export type { CountryParameters, RiderPay, Tariff } from './country-parameters.ts'
export type { Deployment, Environment, Links, PaymentMethod, RegistrationType } from './deployment.ts'
export { paymentMethods } from './deployment.ts'
export { deployments } from './deployments.ts'
export { type DocumentKind, documentKinds } from './document-kinds.ts'
export { type LocaleTag, localeTags } from './locale.ts'
export {
  needsUnit,
  INSTANT_MINUTES,
  parameters,
  TYPICAL_MINUTES,
  usualLimits,
  POSTAL_MONOPOLY_GRAMS,
} from './parameters.ts'
export { placeLanguage, placeLanguageTag } from './place-language.ts'
export { countries } from './records/index.ts'
