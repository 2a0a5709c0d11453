export { useCountryParameter } from './use-country-parameter.ts'
