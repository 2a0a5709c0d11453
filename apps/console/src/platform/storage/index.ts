export { type Stored, stored } from './stored.ts'
