export { type Fetched, useFetched } from './use-fetched.ts'
