export { type AskedOfCustomer, askedOfCustomer, isNews } from './asked.ts'
