export { examplePhone } from './example-phone.ts'
export {
  isOfCountry,
  isPossiblePhone,
  isValidPhone,
  keepPhoneCharacters,
  showPhone,
  toE164,
} from './phone.ts'
