export { fetchCountryParameter, useCountryParameter } from './use-country-parameter.ts'
