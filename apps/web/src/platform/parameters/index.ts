export { askCountryParameter, useCountryParameter } from './use-country-parameter.ts'
